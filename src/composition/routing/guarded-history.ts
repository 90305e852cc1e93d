import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';
import type { Navigation } from '../../application/kernel/core-ports/navigation';
import { pathBehind } from '../../domain/culture/prefix';

/** The parts of React Router's histories that are used, of the browser's and of the one in memory. */
export type History = Pick<
  ReturnType<typeof createBrowserHistory>,
  'action' | 'location' | 'createHref' | 'go' | 'push' | 'replace' | 'listen'
>;

/** The redirect from a page that may not be entered. `GuardedHistory` carries it out, once. */
export interface Redirect {
  /** The path to open in its place, without a language prefix. */
  readonly to: string;
  /** The path to return to after the next sign-in; `null` drops the stored one. */
  readonly remember?: string | null;
  /** Key of the text with the reason. */
  readonly notice?: string;
}

/**
 * Decides whether a path may be entered: null if it may. A guard is pure, so that it may run any number of times.
 * `isMove`: the visitor comes from another page.
 */
export type Guard = (path: string, isMove: boolean) => Redirect | null;

/** The current page, and how the client came there. */
export interface ShownPage {
  readonly location: Location;
  readonly action: NavigationType;
}

/**
 * A history with only those pages that their guards allow (R2). A refused page leaves no entry, and is not shown even
 * for a moment. The move guard of `Navigation` may hold a move (docs/decisions/0056).
 *
 * It is written by hand because React Router's data router, whose loaders could be the guards, costs the sign-in page
 * 14 KiB (docs/decisions/0037).
 */
export class GuardedHistory implements Navigator {
  current: ShownPage;
  private readonly listeners = new Set<() => void>();
  // Arrow functions: the router calls both without their object.
  readonly push = (to: To, state?: unknown): void => this.move('push', to, state);
  readonly replace = (to: To, state?: unknown): void => this.move('replace', to, state);

  /**
   * @param onRedirect runs the side effects of a redirect.
   * @param basename the language prefix with its slash, "" if the address has none.
   */
  constructor(
    private readonly guard: Guard,
    private readonly onRedirect: (redirect: Redirect) => void,
    private readonly basename: string,
    private readonly navigation: Pick<Navigation, 'moveGuard'>,
    private readonly history: History = createBrowserHistory({ v5Compat: true }),
  ) {
    this.recheck();
    this.current = this.readHistory();
    history.listen(({ action, delta }) => {
      if (action === 'POP') {
        // A move without a distance, to an entry of another document, can't be undone.
        const isHeld =
          delta &&
          this.navigation.moveGuard?.(
            createPath(history.location),
            () => history.go(delta),
            () => history.go(-delta),
          );
        if (isHeld) return;
        this.recheck(true);
      }
      this.notifyListeners();
    });
  }

  go(delta: number): void {
    this.history.go(delta);
  }

  createHref(to: To): string {
    return this.history.createHref(to);
  }

  /** Runs the guard of the current page again: the session or the company may have changed. */
  recheck(isMove = false): void {
    const currentPath = createPath(this.history.location);
    const admittedPath = this.admit(currentPath, isMove);
    if (admittedPath !== currentPath) this.history.replace(admittedPath);
  }

  /** @returns a function that removes the listener. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private move(how: 'push' | 'replace', to: To, state: unknown): void {
    const requestedPath = typeof to === 'string' ? to : createPath(to);
    const go = () => {
      const admittedPath = this.admit(requestedPath, true);
      if (admittedPath === requestedPath) this.history[how](requestedPath, state);
      // A redirect to the current page changes nothing.
      else if (admittedPath !== createPath(this.history.location)) this.history[how](admittedPath);
    };
    if (!this.navigation.moveGuard?.(requestedPath, go)) go();
  }

  /** Follows the guards from a requested address to the one that may be shown. */
  private admit(address: string, isMove: boolean): string {
    const { pathname = '/', search = '' } = parsePath(address);
    const redirect = this.guard(pathBehind(this.basename, pathname) + search, isMove);
    if (!redirect) return address;
    this.onRedirect(redirect);
    return this.admit(this.basename + redirect.to, isMove);
  }

  private readHistory(): ShownPage {
    const { location, action } = this.history;
    return { location, action };
  }

  private notifyListeners(): void {
    this.current = this.readHistory();
    for (const listener of this.listeners) listener();
  }
}
