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

/** What is used of React Router's histories, of the browser's as of one in memory. */
export type History = Pick<
  ReturnType<typeof createBrowserHistory>,
  'action' | 'location' | 'createHref' | 'go' | 'push' | 'replace' | 'listen'
>;

/** Where a client is led who asks for a path, or null where they may stay. `moved`: from another page of the portal. */
export type Lead = (path: string, moved: boolean) => string | null;

/** What is in sight, and how the client came there. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
}

/**
 * A history that holds only pages whose guards let the client stay (R2): a page that may not stay leaves no entry, and
 * is not in sight for a moment.
 *
 * It is written by hand because React Router's data router, whose loaders could be the guards, costs the sign-in page
 * 14 KiB (docs/decisions/0037).
 */
export class GuardedHistory implements Navigator {
  shown: Shown;
  private readonly listeners = new Set<() => void>();
  // The router calls both without their object.
  readonly push = (to: To, state?: unknown): void => this.move('push', to, state);
  readonly replace = (to: To, state?: unknown): void => this.move('replace', to, state);

  /** `basename` is the language prefix with its slash, "" where the address has none. */
  constructor(
    private readonly lead: Lead,
    private readonly basename: string,
    private readonly history: History = createBrowserHistory({ v5Compat: true }),
  ) {
    this.recheck();
    this.shown = this.now();
    history.listen(({ action }) => {
      if (action === 'POP') this.recheck(true);
      this.arrived();
    });
  }

  go(delta: number): void {
    this.history.go(delta);
  }

  createHref(to: To): string {
    return this.history.createHref(to);
  }

  /** Asks the guard of the page in sight again: who the client is may have changed. */
  recheck(moved = false): void {
    const at = createPath(this.history.location);
    const admitted = this.admitted(at, moved);
    if (admitted !== at) this.history.replace(admitted);
  }

  /** @returns what ends the listening. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private move(how: 'push' | 'replace', to: To, state: unknown): void {
    const wanted = typeof to === 'string' ? to : createPath(to);
    const admitted = this.admitted(wanted, true);
    if (admitted === wanted) this.history[how](wanted, state);
    // Who is led back to where they are has not moved.
    else if (admitted !== createPath(this.history.location)) this.history[how](admitted);
  }

  /** The address that is shown for one that is asked for: where the guards lead, one after the other. */
  private admitted(address: string, moved: boolean): string {
    const { pathname = '/', search = '' } = parsePath(address);
    const led = this.lead(pathBehind(this.basename, pathname) + search, moved);
    return led === null ? address : this.admitted(this.basename + led, moved);
  }

  private now(): Shown {
    const { location, action } = this.history;
    return { location, action };
  }

  private arrived(): void {
    this.shown = this.now();
    for (const listener of this.listeners) listener();
  }
}
