import { port } from '../../kernel/port';

/** A tag manager's script in the page, for companies with an id and visitors who allow it. */
export interface TagManager {
  /** Loads the container of an id. Never throws: a script that is blocked or fails changes nothing (T1). */
  load(id: string): void;
}
export const TagManager = port<TagManager>('TagManager');
