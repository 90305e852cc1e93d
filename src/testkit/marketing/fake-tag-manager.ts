import type { TagManager } from '../../application/marketing/ports/tag-manager';

/** Records which containers were loaded. */
export class FakeTagManager implements TagManager {
  readonly loadedIds: string[] = [];

  load(id: string): void {
    this.loadedIds.push(id);
  }
}
