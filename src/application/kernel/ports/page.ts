import { port } from '../port';

/** The browser's page around the app: document, visibility, connection. */
export interface Page {
  /** Host without port, the port ("" for the default), and the origin. */
  readonly address: { host: string; port: string; origin: string };
  readonly visible: boolean;
  readonly online: boolean;
  readonly prefersDark: boolean;
  /** `<html lang>` and `<html dir>`. */
  setLanguage(culture: string, direction: 'ltr' | 'rtl'): void;
  setTitle(title: string, description: string): void;
  /** The class `dark` of `<html>`. */
  setDark(dark: boolean): void;
  /** Sets the favicon, if the brand has one. */
  setIcon(href: string): void;
  reload(): void;
  /** Loads another address of this site in place of this one, e.g. under another language prefix. */
  replaceWith(address: string): void;
  /** Calls back when the page is visible again: focus, visibility, restored from the back/forward cache. */
  onReturn(listener: () => void): () => void;
  onConnectionChange(listener: () => void): () => void;
}
export const Page = port<Page>('Page');
