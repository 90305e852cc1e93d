import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Clock } from './ports/clock';
import type { LocalStore } from './ports/storage';

/** The frame around the screens: what is open, folded or left out (R2.4, R2.5, R3 "Layout"). */
export class LayoutStore {
  collapsed: boolean;
  /** The phone's "more" sheet. */
  moreOpen = false;
  userMenuOpen = false;
  supportOpen = false;
  /** Inside the mobile app: no bars, footer or chat (D5). */
  embedded: boolean;
  /** Two seconds after the shell's first sight: time for what was deferred. */
  settled = false;
  /** The page is being scrolled: the frames are the scrolling's own. */
  scrolling = false;
  /** The submenus that the client has opened or closed, by container and key. */
  private readonly open = new Map<string, boolean>();
  readonly #local: LocalStore;
  readonly #clock: Clock;

  constructor(local: LocalStore, clock: Clock) {
    this.#local = local;
    this.#clock = clock;
    const collapsed = local.get('collapsed');
    if (collapsed !== null && collapsed !== 'true' && collapsed !== 'false') local.remove('collapsed');
    this.collapsed = collapsed === 'true';
    this.embedded = local.get('isMobileApp') === 'true';
    makeAutoObservable(this);
  }

  /** The year of the footer's copyright (R2.6). */
  get year(): number {
    return new Date(this.#clock.now()).getFullYear();
  }

  /** `isMobileApp=true` stood in the address: on from now on. */
  embed(): void {
    this.embedded = true;
    this.#local.set('isMobileApp', 'true');
  }

  /** The shell is on screen. */
  appeared(): void {
    this.#clock.after(CONSTANTS.firstLoadMs, () => this.settle());
  }

  toggleSidebar(): void {
    this.collapsed = !this.collapsed;
    this.#local.set('collapsed', String(this.collapsed));
  }

  toggleMore(): void {
    this.moreOpen = !this.moreOpen;
  }

  /** The ways to reach support replace the menu in which they were asked for. */
  openSupport(): void {
    this.routeChanged();
    this.supportOpen = true;
  }

  closeSupport(): void {
    this.supportOpen = false;
  }

  setScrolling(scrolling: boolean): void {
    this.scrolling = scrolling;
  }

  setUserMenu(open: boolean): void {
    this.userMenuOpen = open;
  }

  /**
   * @param byItself whether it is open until the client changes it: the sidebar opens the group of the current page.
   */
  isOpen(container: string, key: string, byItself = false): boolean {
    return this.open.get(`${container}/${key}`) ?? byItself;
  }

  toggleSubmenu(container: string, key: string, byItself = false): void {
    this.open.set(`${container}/${key}`, !this.isOpen(container, key, byItself));
  }

  /** Any change of route closes what floats over the page; what is open in the sidebar stays as it is. */
  routeChanged(): void {
    this.moreOpen = false;
    this.userMenuOpen = false;
    this.supportOpen = false;
    for (const [id, open] of [...this.open]) {
      if (!open || !id.startsWith('sidebar/') || this.collapsed) this.open.delete(id);
    }
  }

  /** After a sign-out the storage no longer holds the folded state. */
  reset(): void {
    this.collapsed = false;
    this.routeChanged();
    this.open.clear();
  }

  private settle(): void {
    this.settled = true;
  }
}
