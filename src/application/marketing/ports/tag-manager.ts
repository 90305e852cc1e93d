import { port } from '../../kernel/port';

/** A tag manager's script in the page, for companies with an id and visitors who consent. */
export interface TagManager {
  /** Loads the container of an id. Never throws: the portal works without the script (T1). */
  load(id: string): void;
}
export const TagManager = port<TagManager>('TagManager');
