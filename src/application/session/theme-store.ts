import { autorun, makeAutoObservable } from 'mobx';
import type { Clients } from '../client/ports/clients';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import type { ClientStore } from '../client/client-store';
import type { NoticeStore } from '../kernel/notice-store';
import type { SessionStore } from './session-store';

/** Light or dark (R4 "Theme", D5). */
export class ThemeStore {
  /** The client's choice in this session. */
  private isToggledDark: boolean | null = null;
  readonly #isStoredDark: boolean;
  readonly #page: Page;
  readonly #tab: TabStore;
  readonly #clients: Clients;
  readonly #session: SessionStore;
  readonly #client: ClientStore;
  readonly #notices: NoticeStore;

  constructor(
    page: Page,
    tab: TabStore,
    clients: Clients,
    session: SessionStore,
    client: ClientStore,
    notices: NoticeStore,
  ) {
    this.#page = page;
    this.#tab = tab;
    this.#clients = clients;
    this.#session = session;
    this.#client = client;
    this.#notices = notices;
    this.#isStoredDark = tab.get('portico.theme') === 'dark';
    makeAutoObservable(this);
  }

  /** The visitor's color scheme, but light after a sign-out on this page; the client's theme if signed in. */
  get dark(): boolean {
    if (!this.#session.signedIn) return this.#session.lastEnd === null && this.#page.prefersDark;
    if (this.isToggledDark !== null) return this.isToggledDark;
    const { setting } = this.#client;
    return setting ? setting.theme === 'dark' : this.#isStoredDark;
  }

  /** Updates `<html class="dark">` and the stored scheme for the next page's first paint. Returns a function that stops it. */
  start(): () => void {
    return autorun(() => {
      this.#page.setDark(this.dark);
      if (this.#session.signedIn) this.#tab.set('portico.theme', this.dark ? 'dark' : 'light');
      else this.forget();
    });
  }

  /** Switches the theme, with one call to the gateway. */
  toggle(): void {
    this.isToggledDark = !this.dark;
    this.#clients
      .saveSettings({ theme: this.isToggledDark ? 'dark' : 'white' })
      .catch(() => this.#notices.show('warning', 'theme.notSaved'));
  }

  private forget(): void {
    this.isToggledDark = null;
    this.#tab.remove('portico.theme');
  }
}
