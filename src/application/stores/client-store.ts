import type { QueryClient } from '@tanstack/query-core';
import { makeAutoObservable } from 'mobx';
import type { UserSetting } from '../../domain/client/user-setting';
import type { Clients } from '../ports/clients';
import type { Clock } from '../ports/clock';
import type { Remote } from '../remote/remote';
import { dataOf } from '../remote/remote';
import { RemoteQuery } from '../remote/remote-query';

/** The signed-in client's setting: fetched once per session, never stale (specification 9 "Settings query"). */
export class ClientStore {
  readonly #query: RemoteQuery<UserSetting>;

  constructor(clients: Clients, cache: QueryClient, clock: Clock) {
    this.#query = new RemoteQuery(cache, clock, {
      scope: 'client',
      call: 'client',
      read: (signal) => clients.setting({ signal }),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<UserSetting> {
    return this.#query.state;
  }

  get setting(): UserSetting | undefined {
    return dataOf(this.remote);
  }

  /** Asks for the setting unless it is there. A failure shows in `remote`. */
  load(): Promise<UserSetting | undefined> {
    return this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }

  /** The next look asks the gateway again (specification 2.4, 4: open-investment-account). */
  forget(): void {
    this.#query.reset();
  }
}
