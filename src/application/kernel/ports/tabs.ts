import { port } from '../port';

/** A tab in a group of tabs. */
export interface TabMember {
  /**
   * Called when it is this tab's turn to work for the group; one tab at a time does. Its turn ends with the
   * promise; `signal` fires when the tab leaves, is hidden or closed.
   * @param broadcast sends a copy of a message to all other tabs of the group.
   */
  lead(broadcast: (message: unknown) => void, signal: AbortSignal): Promise<void>;
  /** Called with a message from another tab. */
  onMessage(message: unknown): void;
}

/** The tabs of this browser in which the portal is open. */
export interface Tabs {
  /**
   * Joins a group while this tab is visible: a hidden tab leaves, and rejoins when it is visible again. If the browser's
   * tabs can't communicate, each is a group of its own. Never throws. Returns a function that leaves.
   */
  join(group: string, member: TabMember): () => void;
}
export const Tabs = port<Tabs>('Tabs');
