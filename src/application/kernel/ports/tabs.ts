import { port } from '../port';

/** A tab's part in a group of tabs. */
export interface TabMember {
  /**
   * Called when it is this tab's turn to work for the group; one tab at a time does. Its turn ends with the
   * promise; `signal` fires when the tab leaves, is hidden or closed.
   * @param tell hands a message to all others of the group; it is copied.
   */
  lead(tell: (message: unknown) => void, signal: AbortSignal): Promise<void>;
  /** Called with what another tab tells. */
  hear(message: unknown): void;
}

/** The tabs of this browser in which the portal is open. */
export interface Tabs {
  /**
   * Joins a group, as long as this tab can be seen: a hidden one takes no part, and comes back when it is seen again.
   * Where the browser can't tell its tabs about each other, each is a group of its own. Never throws. Returns a function
   * that leaves.
   */
  join(group: string, member: TabMember): () => void;
}
export const Tabs = port<Tabs>('Tabs');
