import { when } from 'mobx';
import { tagManagerId } from '../../domain/marketing/tag-manager';
import type { Visit } from '../../domain/marketing/visit';
import type { TagManager } from './ports/tag-manager';
import type { CompanyStore } from '../session/company-store';
import type { ConsentStore } from './consent-store';
import type { GeoStore } from '../site/geo-store';
import type { SiteStore } from '../site/site-store';

export interface TagManagerStores {
  site: SiteStore;
  company: CompanyStore;
  consent: ConsentStore;
  geo: GeoStore;
}

/** The tag manager of the current company, loaded once per page load (R7, D2). */
export class TagManagerStore {
  readonly #visit: Visit;
  readonly #tagManager: TagManager;
  readonly #stores: TagManagerStores;

  constructor(visit: Visit, tagManager: TagManager, stores: TagManagerStores) {
    this.#visit = visit;
    this.#tagManager = tagManager;
    this.#stores = stores;
  }

  /** Called once per page load, when the portal is ready. Loads nothing while the address contains a password link (L1). */
  start(): void {
    if (this.#visit.hasSecret) return;
    const { consent, company } = this.#stores;
    when(
      () => consent.isAllowed && company.companyId !== undefined,
      () => void this.#load(),
    );
  }

  async #load(): Promise<void> {
    const { site, company, geo, consent } = this.#stores;
    const { variant, settings } = company;
    const idAt = (continent: string | null) =>
      tagManagerId(site.config.tagManager, variant, continent, settings.tagManager);
    const id = idAt(await geo.continentFor(idAt));
    if (id !== '' && consent.isAllowed) this.#tagManager.load(id);
  }
}
