import { port } from './port';

/** A tag manager's script in the page. */
export interface TagManager {
  /** Loads the container of an id. Never throws: a script that is blocked or fails changes nothing (T1). */
  load(id: string): void;
}
export const TagManager = port<TagManager>('TagManager');
