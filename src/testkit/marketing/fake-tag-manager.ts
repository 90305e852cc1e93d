import type { TagManager } from '../../application/marketing/ports/tag-manager';

/** Records which containers were loaded. */
export class FakeTagManager implements TagManager {
  readonly loaded: string[] = [];

  load(id: string): void {
    this.loaded.push(id);
  }
}
