import { makeAutoObservable, runInAction } from 'mobx';
import { splitPrefix } from '../../domain/language/prefix';
import type { Prefix } from '../../domain/language/prefixes.table';
import type { EntryLink } from '../../domain/session/entry-link';
import { PortalError } from '../../domain/errors';
import type { Clients } from '../ports/clients';
import type { Navigation } from '../ports/navigation';
import type { Page } from '../ports/page';
import type { ClientStore } from './client-store';
import type { LayoutStore } from './layout-store';
import type { NoticeStore } from './notice-store';
import type { SessionStore } from './session-store';
import type { SiteStore } from './site-store';

export interface EntryStores {
  session: SessionStore;
  client: ClientStore;
  layout: LayoutStore;
  notices: NoticeStore;
  site: SiteStore;
}

/** What the address asked for when the portal was opened: token links and the embed mode (decisions 5). */
export class EntryStore {
  /** A link of another client than the one signed in, waiting for a yes or a no. */
  pending: { token: string; target: string; name: string } | null = null;

  constructor(
    /** Reads the address the page was opened with; the brand's slug is in one of the known paths. */
    private readonly readLink: (brandSlug: string) => EntryLink,
    private readonly prefix: Prefix | '',
    private readonly clients: Clients,
    private readonly page: Page,
    private readonly navigation: Navigation,
    private readonly stores: EntryStores,
  ) {
    makeAutoObservable<this, 'readLink' | 'prefix' | 'clients' | 'page' | 'navigation' | 'stores'>(this, {
      readLink: false,
      prefix: false,
      clients: false,
      page: false,
      navigation: false,
      stores: false,
    });
  }

  /** Once the gateway's address is known. Resolves when it is certain whose session this page has. */
  async enter(): Promise<void> {
    const { session, layout, site } = this.stores;
    const { token, target, embed } = this.readLink(site.config.brand.slug);
    if (embed) layout.embed();
    if (token === undefined) return;
    if (session.signedIn && token !== session.token) return this.compare(token, target);
    this.take(token, target);
  }

  /** "Switch": the link's client, at the link's path. */
  confirm(): void {
    if (!this.pending) return;
    const { token, target } = this.pending;
    this.pending = null;
    this.stores.session.dropReturnPath();
    this.stores.session.accept(token);
    void this.stores.client.load();
    this.go(target);
  }

  /** "Stay": the old session, at its accounts. */
  cancel(): void {
    this.pending = null;
    this.navigation.go('/accounts', { replace: true });
  }

  private take(token: string, target: string): void {
    this.stores.session.dropReturnPath();
    this.stores.session.accept(token);
    this.go(target);
  }

  private async compare(token: string, target: string): Promise<void> {
    const { client, notices, session } = this.stores;
    try {
      const [now, theirs] = await Promise.all([client.load(), this.clients.setting({ token })]);
      if (!session.signedIn || now?.id === theirs.id) return this.take(token, target);
      runInAction(() => {
        this.pending = { token, target, name: theirs.fullName || theirs.firstName };
      });
      this.navigation.go('/accounts', { replace: true });
    } catch (error) {
      const refused = error instanceof PortalError && error.kind === 'unauthorized';
      notices.show('warning', refused ? 'session.linkRefused' : 'session.linkUnchecked');
      this.navigation.go('/accounts', { replace: true });
    }
  }

  /** The link's own prefix wins (decisions 5); another one than the page's needs a page of its own. */
  private go(target: string): void {
    const { prefix, path } = splitPrefix(target);
    if (prefix === this.prefix) this.navigation.go(path, { replace: true });
    else this.page.replaceWith(target);
  }
}
