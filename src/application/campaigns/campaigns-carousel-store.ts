import { makeAutoObservable } from 'mobx';
import type { CampaignSlide } from '../../domain/campaigns/campaign-slide';
import { CAROUSEL } from '../../domain/campaigns/carousel.table';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { contentImage } from '../../domain/kernel/content-image';
import { contentLink, type ContentLink } from '../../domain/access/content-link';
import { cellOf } from '../../domain/site/policy-row';
import type { CampaignSlides } from './ports/campaign-slides';
import type { Page } from '../kernel/ports/page';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { CompanyStore } from '../session/company-store';
import type { SiteStore } from '../site/site-store';

/** A slide to show, with its image and link checked. */
export interface CheckedSlide extends Pick<CampaignSlide, 'culture' | 'contentText' | 'buttonText'> {
  readonly image: string | null;
  readonly link: ContentLink | null;
}

/** The campaign carousel of the more menu, for bank and international (R2.5, D4). */
export class CampaignsCarouselStore {
  readonly #query: RemoteQuery<readonly CampaignSlide[]>;
  readonly #page: Page;
  readonly #site: SiteStore;
  readonly #company: CompanyStore;

  constructor(
    campaignSlides: CampaignSlides,
    queries: Queries,
    page: Page,
    site: SiteStore,
    company: CompanyStore,
  ) {
    this.#page = page;
    this.#site = site;
    this.#company = company;
    this.#query = queries.query({
      scope: 'client',
      call: 'campaignSlide',
      read: (signal) => campaignSlides.list(signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the slides when their menu opens. A failure means no carousel. */
  load(): void {
    if (this.#hasCarousel) this.#query.load().catch(() => undefined);
  }

  /** The first two slides; empty for other companies, while loading, and after a failure. */
  get slides(): readonly CheckedSlide[] {
    if (!this.#hasCarousel) return [];
    const { config, pages } = this.#site;
    const { origin: pageOrigin } = this.#page.address;
    return (dataOf(this.#query.state) ?? [])
      .map(({ culture, contentText, buttonText, image, url }) => ({
        culture,
        contentText,
        buttonText,
        image: contentImage(image, { pageOrigin, imageOrigins: config.imageOrigins }),
        link: contentLink(url, pages),
      }))
      .filter(({ contentText, image }) => contentText !== '' || image !== null)
      .slice(0, CONSTANTS.carouselSlides);
  }

  get #hasCarousel(): boolean {
    return cellOf(CAROUSEL.shown, this.#company.variant) === 'always';
  }
}
