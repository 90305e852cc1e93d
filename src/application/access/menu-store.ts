import { makeAutoObservable } from 'mobx';
import type { ContributedPages } from '../../domain/access/contributed-pages';
import type { ClientFacts } from '../../domain/access/facts';
import { resolveMenu, type MenuContainer, type MenuItem } from '../../domain/access/resolve-menu';
import { initials } from '../../domain/client/initials';
import { fullNameOf } from '../../domain/kernel/identifiers/full-name';
import { languageOf } from '../../domain/culture/culture';
import type { ClientStore } from '../client/client-store';
import type { CompanyStore } from '../session/company-store';
import type { SpokenLanguage } from '../kernel/spoken-language';
import type { PlatformLinksStore } from '../platform/platform-links-store';

/** The entries of every menu for this client, by the policy tables (R2.4, R2.5). */
export class MenuStore {
  readonly #company: CompanyStore;
  readonly #client: ClientStore;
  readonly #platforms: PlatformLinksStore;
  readonly #language: SpokenLanguage;
  readonly #contributedPages: ContributedPages;

  constructor(
    company: CompanyStore,
    client: ClientStore,
    platforms: PlatformLinksStore,
    language: SpokenLanguage,
    contributedPages: ContributedPages,
  ) {
    this.#company = company;
    this.#client = client;
    this.#platforms = platforms;
    this.#language = language;
    this.#contributedPages = contributedPages;
    makeAutoObservable(this);
  }

  get sidebar(): readonly MenuItem[] {
    return this.#resolve('sidebar');
  }

  get topbar(): readonly MenuItem[] {
    return this.#resolve('topbar');
  }

  get mobilebar(): readonly MenuItem[] {
    return this.#resolve('mobilebar');
  }

  get moreMenu(): readonly MenuItem[] {
    return this.#resolve('more-menu');
  }

  get user(): readonly MenuItem[] {
    return this.#resolve('user-menu');
  }

  /** Letters of the avatar, and the name beside it. */
  get avatar(): { letters: string; name: string } {
    const { setting } = this.#client;
    if (!setting) return { letters: '', name: '' };
    const name = setting.fullName.trim() || fullNameOf(setting.firstName, setting.lastName);
    return { letters: initials(setting.firstName, setting.lastName), name };
  }

  private get facts(): ClientFacts {
    const { setting } = this.#client;
    return {
      variant: this.#company.variant,
      isIb: setting?.isIb ?? false,
      isAnyLiveAccount: setting?.isAnyLiveAccount ?? false,
      firstMt4Login: setting?.firstMt4Login ?? null,
      firstMt5Login: setting?.firstMt5Login ?? null,
      isVisibleDocumentUpload: setting?.isVisibleDocumentUpload ?? false,
      isOpenAccount: setting?.isOpenAccount ?? false,
      links: this.#platforms.links,
      stockTraderUrl: this.#platforms.stockTraderUrl,
      tradeCfd: this.#platforms.tradeCfd,
      language: languageOf(this.#language.spoken),
    };
  }

  #resolve(container: MenuContainer): readonly MenuItem[] {
    return resolveMenu(container, this.facts, this.#company.brand.slug, this.#contributedPages);
  }
}
