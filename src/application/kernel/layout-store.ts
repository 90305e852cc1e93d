import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Clock } from './ports/clock';
import type { LocalStore } from './ports/storage';

/** State of the shell: its open menus, collapsed sidebar and embed mode (R2.4, R2.5, R3 "Layout"). */
export class LayoutStore {
  isCollapsed: boolean;
  /** The phone's "more" sheet. */
  isMoreOpen = false;
  isUserMenuOpen = false;
  isSupportOpen = false;
  /** Inside the mobile app: no bars, footer or chat (D5). */
  isEmbedded: boolean;
  /** True two seconds after the shell's first render: deferred work may start. */
  isSettled = false;
  /** The page is being scrolled: live figures are not rendered meanwhile. */
  isScrolling = false;
  /** The page is being printed: in light, with every row of its lists. */
  isPrinting = false;
  /** The submenus that the client has opened or closed, by container and key. */
  private readonly openSubmenus = new Map<string, boolean>();
  readonly #local: LocalStore;
  readonly #clock: Clock;

  constructor(local: LocalStore, clock: Clock) {
    this.#local = local;
    this.#clock = clock;
    const storedValue = local.get('collapsed');
    if (storedValue !== null && storedValue !== 'true' && storedValue !== 'false') local.remove('collapsed');
    this.isCollapsed = storedValue === 'true';
    this.isEmbedded = local.get('isMobileApp') === 'true';
    makeAutoObservable(this);
  }

  /** The year of the footer's copyright (R2.6). */
  get year(): number {
    return new Date(this.#clock.now()).getFullYear();
  }

  /** Turns the embed mode on for good, or off, because the address had `isMobileApp`. */
  setEmbedded(isEmbedded: boolean): void {
    this.isEmbedded = isEmbedded;
    if (isEmbedded) this.#local.set('isMobileApp', 'true');
    else this.#local.remove('isMobileApp');
  }

  /** Called when the shell is rendered first. */
  scheduleSettled(): void {
    this.#clock.after(CONSTANTS.firstLoadMs, () => this.settle());
  }

  setPrinting(isPrinting: boolean): void {
    this.isPrinting = isPrinting;
  }

  toggleSidebar(): void {
    this.isCollapsed = !this.isCollapsed;
    this.#local.set('collapsed', String(this.isCollapsed));
  }

  toggleMore(): void {
    this.isMoreOpen = !this.isMoreOpen;
  }

  /** Shows the contact options of support in place of the open menu. */
  openSupport(): void {
    this.closeOverlays();
    this.isSupportOpen = true;
  }

  closeSupport(): void {
    this.isSupportOpen = false;
  }

  setScrolling(scrolling: boolean): void {
    this.isScrolling = scrolling;
  }

  setUserMenu(open: boolean): void {
    this.isUserMenuOpen = open;
  }

  /**
   * @param isOpenByDefault until the client changes it: the sidebar opens the group of the current page.
   */
  isOpen(container: string, key: string, isOpenByDefault = false): boolean {
    return this.openSubmenus.get(`${container}/${key}`) ?? isOpenByDefault;
  }

  toggleSubmenu(container: string, key: string, isOpenByDefault = false): void {
    this.openSubmenus.set(`${container}/${key}`, !this.isOpen(container, key, isOpenByDefault));
  }

  /** Closes all overlays, e.g. after a change of route; open groups of the sidebar stay open. */
  closeOverlays(): void {
    this.isMoreOpen = false;
    this.isUserMenuOpen = false;
    this.isSupportOpen = false;
    for (const [id, open] of [...this.openSubmenus]) {
      if (!open || !id.startsWith('sidebar/') || this.isCollapsed) this.openSubmenus.delete(id);
    }
  }

  /** Resets the state after a sign-out, which also clears its storage. */
  reset(): void {
    this.isCollapsed = false;
    this.closeOverlays();
    this.openSubmenus.clear();
  }

  private settle(): void {
    this.isSettled = true;
  }
}
