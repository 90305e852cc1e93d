import { makeAutoObservable } from 'mobx';
import type { PartnerMaterial } from '../../domain/partnership/partner-material';
import type { Queries } from '../remote/queries';
import { isMissing, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { Partners } from './ports/partners';

/** Banners and texts with which a partner looks for clients. */
export class MaterialStore {
  readonly #material: RemoteQuery<readonly PartnerMaterial[]>;

  constructor(partners: Partners, queries: Queries) {
    this.#material = queries.query({
      scope: 'client',
      call: 'partnerMaterial',
      freshForMs: 0,
      read: (signal) => partners.material(signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly PartnerMaterial[]> {
    return this.#material.state;
  }

  /** True once it is known that the gateway does not have any. */
  get isMissing(): boolean {
    return isMissing(this.remote);
  }

  open(): void {
    this.#material.load().catch(() => undefined);
  }

  retry(): void {
    this.#material.retry();
  }
}
