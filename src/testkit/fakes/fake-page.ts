import type { Page } from '../../application/ports/page';

/** The browser's page as a record of what was done to it. */
export class FakePage implements Page {
  readonly address: Page['address'];
  visible = true;
  online = true;
  prefersDark = false;
  /** `<html>` as it stands. */
  culture = '';
  direction: 'ltr' | 'rtl' = 'ltr';
  dark = false;
  title = '';
  description = '';
  icon = '';
  /** How often the page was reloaded. */
  reloads = 0;
  /** The address that was loaded in place of the page's own. */
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

  /** The client looks away. */
  leave(): void {
    this.visible = false;
  }

  /** The client looks at the page again. */
  comeBack(): void {
    this.visible = true;
    for (const listener of this.returnListeners) listener();
  }

  /** The connection goes or comes back. */
  setOnline(online: boolean): void {
    this.online = online;
    for (const listener of this.connectionListeners) listener();
  }
}
