import type { Page } from '../kernel/ports/page';
import type { SiteStore } from '../site/site-store';
import type { Translator } from './core-ports/translator';

/** The page's title and description; nothing else writes them. */
export class PageTitle {
  #companyId: number | undefined = undefined;
  /** Key of the name that the current screen puts before the title. */
  #screenName: string | null = null;
  readonly #translator: Translator;
  readonly #page: Page;
  readonly #site: SiteStore;

  constructor(translator: Translator, page: Page, site: SiteStore) {
    this.#translator = translator;
    this.#page = page;
    this.#site = site;
  }

  setCompany(companyId: number): void {
    this.#companyId = companyId;
    this.#write();
  }

  setScreenName(textKey: string | null): void {
    this.#screenName = textKey;
    this.#write();
  }

  #write(): void {
    const { name: brand } = this.#site.brandOf(this.#companyId);
    const title = this.#translator.text('meta.title', { brand });
    const prefix = this.#screenName === null ? '' : `${this.#translator.text(this.#screenName)} – `;
    this.#page.setTitle(prefix + title, this.#translator.text('meta.description', { brand }));
  }
}
