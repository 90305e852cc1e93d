import { makeAutoObservable, runInAction } from 'mobx';
import { splitPrefix } from '../../domain/culture/prefix';
import type { Prefix } from '../../domain/culture/prefixes.table';
import { isPortalError } from '../../domain/kernel/errors';
import type { Clients } from '../client/ports/clients';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { ReadEntryLink } from '../kernel/core-ports/launch';
import type { Page } from '../kernel/ports/page';
import type { ClientStore } from '../client/client-store';
import type { LayoutStore } from '../kernel/layout-store';
import type { NoticeStore } from '../kernel/notice-store';
import type { SessionStore } from './session-store';
import type { SiteStore } from '../site/site-store';

export interface EntryStores {
  session: SessionStore;
  client: ClientStore;
  layout: LayoutStore;
  notices: NoticeStore;
  site: SiteStore;
}

/** What the address asked for when the portal was opened: token links and the embed mode (D5). */
export class EntryStore {
  /** A link of another client than the one signed in, waiting for a yes or a no. */
  pending: { token: string; target: string; name: string } | null = null;
  readonly #readLink: ReadEntryLink;
  readonly #prefix: Prefix | '';
  readonly #clients: Clients;
  readonly #page: Page;
  readonly #navigation: Navigation;
  readonly #stores: EntryStores;

  constructor(
    /** Reads the address the page was opened with. */
    readLink: ReadEntryLink,
    prefix: Prefix | '',
    clients: Clients,
    page: Page,
    navigation: Navigation,
    stores: EntryStores,
  ) {
    this.#readLink = readLink;
    this.#prefix = prefix;
    this.#clients = clients;
    this.#page = page;
    this.#navigation = navigation;
    this.#stores = stores;
    makeAutoObservable(this);
  }

  /** Once the gateway's address is known. Resolves when it is certain whose session this page has. */
  async enter(): Promise<void> {
    const { session, layout, site } = this.#stores;
    const { token, target, embed } = this.#readLink(site.accountPaths);
    if (embed) layout.embed();
    if (token === undefined) return;
    if (session.signedIn && token !== session.token) return this.#compare(token, target);
    this.#take(token, target);
  }

  /** "Switch": the link's client, at the link's path. */
  confirm(): void {
    if (!this.pending) return;
    const { token, target } = this.pending;
    this.pending = null;
    this.#stores.session.dropReturnPath();
    this.#stores.session.accept(token);
    void this.#stores.client.load();
    this.#go(target);
  }

  /** "Stay": the old session, at its accounts. */
  cancel(): void {
    this.pending = null;
    this.#navigation.go('/accounts', { replace: true });
  }

  #take(token: string, target: string): void {
    this.#stores.session.dropReturnPath();
    this.#stores.session.accept(token);
    this.#go(target);
  }

  async #compare(token: string, target: string): Promise<void> {
    const { client, notices, session } = this.#stores;
    try {
      const [now, theirs] = await Promise.all([client.load(), this.#clients.setting({ token })]);
      if (!session.signedIn || now?.id === theirs.id) return this.#take(token, target);
      runInAction(() => {
        this.pending = { token, target, name: theirs.fullName || theirs.firstName };
      });
      this.#navigation.go('/accounts', { replace: true });
    } catch (error) {
      const refused = isPortalError(error) && error.kind === 'unauthorized';
      notices.show('warning', refused ? 'session.linkRefused' : 'session.linkUnchecked');
      this.#navigation.go('/accounts', { replace: true });
    }
  }

  /** The link's prefix counts (D5); one that differs from the page's reloads the page. */
  #go(target: string): void {
    const { prefix, path } = splitPrefix(target);
    if (prefix === this.#prefix) this.#navigation.go(path, { replace: true });
    else this.#page.replaceWith(target);
  }
}
