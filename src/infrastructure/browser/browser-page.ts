import type { Page } from '../../application/kernel/ports/page';
import { BASE } from './base';

/** The document and window around the portal. */
export class BrowserPage implements Page {
  get address(): { host: string; port: string; origin: string } {
    const { hostname, port, origin } = window.location;
    return { host: hostname, port, origin };
  }

  get visible(): boolean {
    return document.visibilityState === 'visible';
  }

  get online(): boolean {
    return navigator.onLine;
  }

  get prefersDark(): boolean {
    return window.matchMedia('(prefers-color-scheme: dark)').matches;
  }

  setLanguage(culture: string, direction: 'ltr' | 'rtl'): void {
    document.documentElement.lang = culture;
    document.documentElement.dir = direction;
  }

  setTitle(title: string, description: string): void {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }

  setDark(dark: boolean): void {
    document.documentElement.classList.toggle('dark', dark);
  }

  setIcon(href: string): void {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
  }

  reload(): void {
    window.location.reload();
  }

  replaceWith(address: string): void {
    window.location.replace(BASE + address);
  }

  onReturn(listener: () => void): () => void {
    const whenVisible = () => {
      if (this.visible) listener();
    };
    // `pageshow` is sent before the first frame of a page from the back/forward cache.
    window.addEventListener('pageshow', listener);
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      window.removeEventListener('pageshow', listener);
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }

  onConnectionChange(listener: () => void): () => void {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  }
}
