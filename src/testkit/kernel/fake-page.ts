import type { Page } from '../../application/kernel/ports/page';

/** A browser page that records what is done to it. */
export class FakePage implements Page {
  readonly address: Page['address'];
  visible = true;
  online = true;
  prefersDark = false;
  /** The current state of `<html>`. */
  culture = '';
  direction: 'ltr' | 'rtl' = 'ltr';
  dark = false;
  title = '';
  description = '';
  icon = '';
  /** Number of reloads. */
  reloads = 0;
  /** The address that replaced the page's own. */
  replacedWith: string | null = null;
  private readonly returnListeners = new Set<() => void>();
  private readonly connectionListeners = new Set<() => void>();

  constructor(origin = 'http://localhost') {
    const { hostname, port } = new URL(origin);
    this.address = { host: hostname, port, origin };
  }

  setLanguage(culture: string, direction: 'ltr' | 'rtl'): void {
    this.culture = culture;
    this.direction = direction;
  }

  setTitle(title: string, description: string): void {
    this.title = title;
    this.description = description;
  }

  setDark(dark: boolean): void {
    this.dark = dark;
  }

  setIcon(href: string): void {
    this.icon = href;
  }

  reload(): void {
    this.reloads += 1;
  }

  replaceWith(address: string): void {
    this.replacedWith = address;
  }

  onReturn(listener: () => void): () => void {
    this.returnListeners.add(listener);
    return () => this.returnListeners.delete(listener);
  }

  onConnectionChange(listener: () => void): () => void {
    this.connectionListeners.add(listener);
    return () => this.connectionListeners.delete(listener);
  }

  /** The client switches to another window. */
  leave(): void {
    this.visible = false;
  }

  /** The client returns to this page. */
  comeBack(): void {
    this.visible = true;
    for (const listener of this.returnListeners) listener();
  }

  /** The connection is lost or restored. */
  setOnline(online: boolean): void {
    this.online = online;
    for (const listener of this.connectionListeners) listener();
  }
}
