import type { MoveGuard, Navigation } from '../../application/kernel/core-ports/navigation';

/** A router with a history but no views. */
export class FakeNavigation implements Navigation {
  moveGuard: MoveGuard | null = null;
  /** The addresses in the history, the current one last. */
  readonly history: string[];
  /** Every visited address, including replaced ones. */
  readonly visits: string[] = [];
  /** Mirrors navigation into a real router when views are rendered. */
  follower: ((to: string, replace: boolean) => void) | null = null;

  constructor(start = '/') {
    this.history = [start];
  }

  /** The current address with its query. */
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
    this.visits.push(to);
    this.follower?.(to, options.replace ?? false);
  }

  /** Goes back in the history, like the browser's button. */
  back(): void {
    if (this.history.length > 1) this.history.pop();
  }

  /** Records that the real router moved because the client followed a link. */
  followLink(address: string): void {
    if (address !== this.address) this.history.push(address);
  }
}
