import { makeAutoObservable, reaction, when } from 'mobx';
import { needsIp, readAffiliate } from '../../domain/marketing/affiliate';
import type { Visit } from '../../domain/marketing/visit';
import type { Geo } from '../site/ports/geo';
import type { Marketing } from './ports/marketing';
import type { LocalStore } from '../kernel/ports/storage';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ConsentStore } from './consent-store';
import type { SessionStore } from '../session/session-store';
import type { SiteStore } from '../site/site-store';

export interface MarketingPorts {
  marketing: Marketing;
  geo: Geo;
  local: LocalStore;
  queries: Queries;
}

export interface MarketingStores {
  site: SiteStore;
  session: SessionStore;
  consent: ConsentStore;
}

/** Source of a visit: affiliate, marketing id, address (R4, D5). Loaded in the background. */
export class MarketingStore {
  readonly #ipQuery: RemoteQuery<string | null>;
  readonly #visit: Visit;
  readonly #ports: MarketingPorts;
  readonly #stores: MarketingStores;

  constructor(visit: Visit, ports: MarketingPorts, stores: MarketingStores) {
    this.#visit = visit;
    this.#ports = ports;
    this.#stores = stores;
    const { geo, queries } = ports;
    this.#ipQuery = queries.query({
      scope: 'site',
      call: 'ip',
      read: (signal) => geo.ip(signal),
    });
    makeAutoObservable(this);
  }

  /** The visitor's IP address, once it is loaded. */
  get ip(): string | null {
    return dataOf(this.#ipQuery.state) ?? null;
  }

  /** Called once per page load, when the portal is ready. */
  start(): void {
    if (needsIp(this.#visit.search)) this.#ipQuery.load().catch(() => undefined);
    const { consent, site } = this.#stores;
    const canRecord = () => consent.isAllowed && site.domain !== null;
    when(canRecord, () => void this.#record());
    // A reaction, since a refusal removes the affiliate and the visitor may consent again.
    reaction(canRecord, (isAllowed) => isAllowed && this.#storeAffiliate(), { fireImmediately: true });
  }

  /** Stores the affiliate of the address; without both parameters an earlier one stays. */
  #storeAffiliate(): void {
    const affiliate = readAffiliate(this.#visit.search);
    if (!affiliate) return;
    this.#ports.local.set('affid', affiliate.affid);
    this.#ports.local.set('cxd', affiliate.cxd);
  }

  async #record(): Promise<void> {
    const { site, session, consent } = this.#stores;
    const { local, marketing } = this.#ports;
    if (session.signedIn || !site.domain) return;
    const existingGuid = local.get('marketingDataId');
    const visit = { uri: this.#visit.uri, siteId: site.domain.siteId, existingGuid };
    const dataId = await marketing.record(visit).catch(() => null);
    // The visitor may have refused during the call.
    if (dataId !== null && consent.isAllowed) local.set('marketingDataId', dataId);
  }
}
