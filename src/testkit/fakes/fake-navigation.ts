import type { Navigation } from '../../application/ports/navigation';

/** A router with a history, without views. */
export class FakeNavigation implements Navigation {
  /** Addresses of the history, the current one last. */
  readonly history: string[];
  /** Every address that was asked for, replaced ones included. */
  readonly visited: string[] = [];
  /** A router that follows, where views are rendered. */
  follower: ((to: string, replace: boolean) => void) | null = null;

  constructor(start = '/') {
    this.history = [start];
  }

  /** The address now shown, with its query. */
  get address(): string {
    return this.history.at(-1) ?? '/';
  }

  current(): { path: string; search: string } {
    const [path = '/', query] = this.address.split(/\?(.*)/s);
    return { path, search: query ? `?${query}` : '' };
  }

  go(to: string, options: { replace?: boolean } = {}): void {
    if (options.replace) this.history.pop();
    this.history.push(to);
    this.visited.push(to);
    this.follower?.(to, options.replace ?? false);
  }

  /** Back in the history, as the browser's button does. */
  back(): void {
    if (this.history.length > 1) this.history.pop();
  }

  /** A link was followed: the router is somewhere else without having been asked to. */
  arrived(address: string): void {
    if (address !== this.address) this.history.push(address);
  }
}
