import { makeAutoObservable } from 'mobx';
import type { UserSetting } from '../../domain/client/user-setting';
import type { Clients } from './ports/clients';
import type { TabStore } from '../kernel/ports/storage';
import type { Remote } from '../remote/remote';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { claimTab, hasOwner } from '../kernel/tab-owner';

/** The signed-in client's setting: fetched once per session, never stale (R9 "Settings query"). */
export class ClientStore {
  readonly #query: RemoteQuery<UserSetting>;
  readonly #clients: Clients;
  readonly #tab: TabStore;

  constructor(clients: Clients, queries: Queries, tab: TabStore) {
    this.#clients = clients;
    this.#tab = tab;
    this.#query = queries.query({
      scope: 'client',
      call: 'client',
      read: async (signal) => {
        const setting = await clients.setting({ signal });
        // Before the client is published: no screen may see another client's data of this tab.
        if (!signal.aborted) claimTab(tab, setting.id);
        return setting;
      },
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<UserSetting> {
    return this.#query.state;
  }

  get setting(): UserSetting | undefined {
    return dataOf(this.remote);
  }

  /**
   * Loads the setting unless it is cached. A failure shows in `remote`.
   * @param options.retryFailed false leaves it at an earlier failure.
   */
  load(options?: { retryFailed: boolean }): Promise<UserSetting | undefined> {
    return this.#query.load(options).catch(() => undefined);
  }

  /**
   * Finds the owner of a token before it is accepted, since it may belong to another client than this tab's. Only the
   * gateway knows the owner, and the return path is read right after (D9); after a failure that path is dropped.
   * Resolves to the setting of the token's client, for `publish`, if the gateway was called.
   */
  async identifyClient(token: string): Promise<UserSetting | undefined> {
    if (!hasOwner(this.#tab)) return undefined;
    try {
      const setting = await this.#clients.setting({ token });
      claimTab(this.#tab, setting.id);
      return setting;
    } catch {
      this.#tab.remove('portico.returnTo');
      return undefined;
    }
  }

  /** Publishes the setting that `identifyClient` loaded, once the token is accepted. */
  publish(setting: UserSetting): void {
    this.#query.setData(setting);
  }

  retry(): void {
    this.#query.retry();
  }

  /** Drops the setting: the next `load` fetches it again (R2.4, R4: open-investment-account). */
  forget(): void {
    this.#query.reset();
  }
}
