import { makeAutoObservable, runInAction } from 'mobx';
import { accountPaths } from '../../domain/access/routes';
import { splitPrefix } from '../../domain/culture/prefix';
import type { Prefix } from '../../domain/culture/prefixes.table';
import type { UserSetting } from '../../domain/client/user-setting';
import { isPortalError } from '../../domain/kernel/errors';
import type { KnownPages } from '../../domain/site/contributed-screens';
import type { Clients } from '../client/ports/clients';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { ReadEntryLink } from '../session/core-ports/launch';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import type { ClientStore } from '../client/client-store';
import type { LayoutStore } from '../kernel/layout-store';
import type { NoticeStore } from '../kernel/notice-store';
import type { SessionStore } from '../session/session-store';
import type { SiteStore } from '../site/site-store';

export interface EntryStores {
  session: SessionStore;
  client: ClientStore;
  layout: LayoutStore;
  notices: NoticeStore;
  site: SiteStore;
}

/**
 * A link has signed in, and the page it leads to has not yet shown as whom; it survives a reload for another language.
 */
const GREETING = 'portico.linkSignIn';

/** Requests in the launch address: token links and the embed mode (D5). */
export class EntryStore {
  /** A token link of a client other than the signed-in one, until it is confirmed or rejected. */
  pendingLink: { token: string; target: string; name: string } | null = null;
  readonly #readLink: ReadEntryLink;
  readonly #prefix: Prefix | '';
  readonly #clients: Clients;
  readonly #page: Page;
  readonly #navigation: Navigation;
  readonly #tab: TabStore;
  /** The page is being replaced by one with another language prefix. */
  #isLeaving = false;
  readonly #stores: EntryStores;

  constructor(
    /** Reads the address the page was opened with. */
    readLink: ReadEntryLink,
    prefix: Prefix | '',
    clients: Clients,
    page: Page,
    navigation: Navigation,
    tab: TabStore,
    stores: EntryStores,
  ) {
    this.#readLink = readLink;
    this.#prefix = prefix;
    this.#clients = clients;
    this.#page = page;
    this.#navigation = navigation;
    this.#tab = tab;
    this.#stores = stores;
    makeAutoObservable(this);
  }

  /** Called once the gateway's address is known. Resolves when it is certain whose session this page has. */
  async enter(): Promise<void> {
    const { session, layout, site } = this.#stores;
    const { token, target, embed } = this.#readLink(pathsOfAccountArea(site.pages));
    if (embed !== undefined) layout.setEmbedded(embed);
    if (token === undefined) return;
    if (session.signedIn && token !== session.token) return this.#compareClients(token, target);
    this.#acceptLink(token, target);
  }

  /**
   * Shows as whom a link has signed in, once the page can show it: nobody may use another person's account unknowingly.
   */
  async greet(): Promise<void> {
    const { session, client, notices } = this.#stores;
    if (this.#isLeaving || this.#tab.get(GREETING) === null) return;
    const setting = session.signedIn ? await client.load() : undefined;
    if (setting || !session.signedIn) this.#tab.remove(GREETING);
    if (setting) notices.show('info', 'session.linkSignedIn', { name: nameOf(setting) });
  }

  /** "Switch": signs in the link's client and opens the link's path. */
  confirm(): void {
    if (!this.pendingLink) return;
    const { token, target } = this.pendingLink;
    this.pendingLink = null;
    this.#stores.session.dropReturnPath();
    this.#stores.session.accept(token);
    this.#greetAt(target);
    void this.greet();
  }

  /** "Stay": keeps the session and opens its accounts. */
  cancel(): void {
    this.pendingLink = null;
    this.#navigation.go('/accounts', { replace: true });
  }

  #acceptLink(token: string, target: string): void {
    const { session } = this.#stores;
    const isReplacement = session.signedIn;
    session.dropReturnPath();
    session.accept(token);
    if (isReplacement) this.#go(target);
    else this.#greetAt(target);
  }

  #greetAt(target: string): void {
    this.#tab.set(GREETING, 'true');
    this.#go(target);
  }

  async #compareClients(token: string, target: string): Promise<void> {
    const { client, notices, session } = this.#stores;
    try {
      const [currentClient, linkClient] = await Promise.all([
        client.load(),
        this.#clients.setting({ token }),
      ]);
      if (!session.signedIn || currentClient?.id === linkClient.id) return this.#acceptLink(token, target);
      runInAction(() => {
        this.pendingLink = { token, target, name: linkClient.fullName || linkClient.firstName };
      });
      this.#navigation.go('/accounts', { replace: true });
    } catch (error) {
      const isRefused = isPortalError(error) && error.kind === 'unauthorized';
      notices.show('warning', isRefused ? 'session.linkRefused' : 'session.linkUnchecked');
      this.#navigation.go('/accounts', { replace: true });
    }
  }

  /** Opens the target under its own language prefix (D5); a prefix other than the page's reloads the page. */
  #go(target: string): void {
    const { prefix, path } = splitPrefix(target);
    this.#isLeaving = prefix !== this.#prefix;
    if (this.#isLeaving) this.#page.replaceWith(target);
    else this.#navigation.go(path, { replace: true });
  }
}

/** Paths to which a link that signs somebody in may lead (R2.1 "TokenLogin"). */
function pathsOfAccountArea({ slugs, screens }: KnownPages): readonly string[] {
  return [...accountPaths(...slugs), ...screens.map(({ path }) => path)];
}

const nameOf = ({ id, fullName, firstName }: UserSetting): string => fullName || firstName || String(id);
