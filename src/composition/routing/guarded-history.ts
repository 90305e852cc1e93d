import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';
import { pathBehind } from '../../domain/culture/prefix';

/** The parts of React Router's histories that are used, of the browser's and of the one in memory. */
export type History = Pick<
  ReturnType<typeof createBrowserHistory>,
  'action' | 'location' | 'createHref' | 'go' | 'push' | 'replace' | 'listen'
>;

/** Returns the path to which a visitor of a path is led, or null if they may stay. `moved`: they come from another page. */
export type Lead = (path: string, moved: boolean) => string | null;

/** The current page, and how the client came there. */
export interface ShownPage {
  readonly location: Location;
  readonly action: NavigationType;
}

/**
 * A history that holds only pages whose guards let the client stay (R2). A refused page leaves no entry, and is not
 * shown even for a moment.
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

  /** `basename` is the language prefix with its slash, "" where the address has none. */
  constructor(
    private readonly lead: Lead,
    private readonly basename: string,
    private readonly history: History = createBrowserHistory({ v5Compat: true }),
  ) {
    this.recheck();
    this.current = this.readHistory();
    history.listen(({ action }) => {
      if (action === 'POP') this.recheck(true);
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
    const admittedPath = this.admit(requestedPath, true);
    if (admittedPath === requestedPath) this.history[how](requestedPath, state);
    // A visitor who is led back to the current page has not moved.
    else if (admittedPath !== createPath(this.history.location)) this.history[how](admittedPath);
  }

  /** Follows the guards from a requested address to the one that may be shown. */
  private admit(address: string, isMove: boolean): string {
    const { pathname = '/', search = '' } = parsePath(address);
    const target = this.lead(pathBehind(this.basename, pathname) + search, isMove);
    return target === null ? address : this.admit(this.basename + target, isMove);
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
