import { makeAutoObservable } from 'mobx';
import type { MenuItem } from '../../domain/access/resolve-menu';
import { listedLinks, type ListedLink } from '../../domain/platform/platform-links';
import type { PlatformBlock } from '../../domain/platform/platform-links.table';
import {
  PLATFORM_BLOCKS,
  platformLogins,
  sortForSystem,
  type PlatformLogin,
} from '../../domain/terminal/platform-page';
import type { VisitorSystem } from '../../domain/platform/visitor-system';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Device } from '../platform/ports/device';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import type { MenuStore } from '../access/menu-store';
import type { NoticeStore } from '../kernel/notice-store';
import type { PlatformLinksStore } from '../platform/platform-links-store';

export interface PlatformPorts {
  accounts: Accounts;
  device: Device;
  clipboard: Clipboard;
  queries: Queries;
}

export interface PlatformStores {
  platforms: PlatformLinksStore;
  menu: MenuStore;
  notices: NoticeStore;
}

/** A platform with the client's links, terminals and logins. */
export interface PlatformView {
  readonly platformId: PlatformBlock;
  /** The visitor's system first. */
  readonly downloads: readonly ListedLink[];
  /** Web terminals that the client's menus offer too. */
  readonly terminals: readonly MenuItem[];
  readonly logins: readonly PlatformLogin[];
}

/** The platform page (V14): downloads, web terminals, and what to type at a platform's own sign-in. */
export class PlatformStore {
  readonly #accountsQuery: RemoteQuery<AccountList>;
  readonly #ports: PlatformPorts;
  readonly #stores: PlatformStores;

  constructor(ports: PlatformPorts, stores: PlatformStores) {
    this.#ports = ports;
    this.#stores = stores;
    const { accounts, queries } = ports;
    this.#accountsQuery = accountsQuery(queries, accounts);
    makeAutoObservable(this);
  }

  load(): void {
    this.#stores.platforms.load();
    this.#accountsQuery.load().catch(() => undefined);
  }

  /**
   * The configured links. They are loading until the accounts are loaded, slow or failed: the accounts' logins are shown
   * among the links, and nothing may move under a finger.
   */
  get links(): Remote<Readonly<Record<string, string>>> {
    const { remote } = this.#stores.platforms;
    const { accounts } = this;
    const areAccountsLoading =
      accounts.status === 'idle' || (accounts.status === 'loading' && !accounts.slow);
    return remote.status === 'ready' && areAccountsLoading ? { status: 'loading', slow: false } : remote;
  }

  retryLinks(): void {
    this.#stores.platforms.retry();
  }

  /** The accounts, for their logins and servers. */
  get accounts(): Remote<AccountList> {
    return this.#accountsQuery.state;
  }

  retryAccounts(): void {
    this.#accountsQuery.retry();
  }

  get system(): VisitorSystem {
    return this.#ports.device.system;
  }

  /** Downloads of all platforms for the visitor's device. */
  get deviceDownloads(): readonly ListedLink[] {
    return this.downloads.filter(({ system }) => system === this.system);
  }

  /** The platforms of which the client has a download, a web terminal or an account. */
  get platforms(): readonly PlatformView[] {
    const accounts = dataOf(this.accounts)?.accounts ?? [];
    return PLATFORM_BLOCKS.map((platformId) => ({
      platformId,
      downloads: sortForSystem(
        this.downloads.filter((link) => link.block === platformId),
        this.system,
      ),
      terminals: this.terminals.filter(({ group }) => group === platformId),
      logins: platformLogins(accounts, platformId),
    })).filter(({ downloads, terminals, logins }) => downloads.length + terminals.length + logins.length > 0);
  }

  async copyLogin(login: number): Promise<void> {
    await this.#copy(String(login), 'login');
  }

  async copyServer(server: string): Promise<void> {
    await this.#copy(server, 'server');
  }

  async #copy(text: string, kind: 'login' | 'server'): Promise<void> {
    const isCopied = await this.#ports.clipboard.write(text);
    this.#stores.notices.show(
      isCopied ? 'success' : 'warning',
      `platform.${kind}${isCopied ? 'Copied' : 'NotCopied'}`,
      {
        [kind]: text,
      },
    );
  }

  private get downloads(): readonly ListedLink[] {
    return listedLinks(this.#stores.platforms.links).filter(({ kind }) => kind === 'download');
  }

  private get terminals(): readonly MenuItem[] {
    const submenu = this.#stores.menu.sidebar.find(({ key }) => key === 'platforms');
    return (submenu?.children ?? []).filter(({ kind }) => kind === 'route');
  }
}
