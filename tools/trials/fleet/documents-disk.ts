import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const BLOCK = Buffer.alloc(1024 * 1024);
/** Smaller than any document. */
const SMALL_BLOCK = Buffer.alloc(1024);

/** A small disk for the documents, in memory, that can be filled. */
export class DocumentsDisk {
  readonly #filler: string;

  private constructor(private readonly folder: string) {
    this.#filler = path.join(folder, 'filler');
  }

  /** Mounts it at a folder. @throws Error without the rights of root. */
  static mount(folder: string, mib: number): DocumentsDisk {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', folder]);
    return new DocumentsDisk(folder);
  }

  /** Fills the disk so that no document fits. */
  fill(): void {
    for (const block of [BLOCK, SMALL_BLOCK]) {
      try {
        for (;;) appendFileSync(this.#filler, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', [this.folder]);
  }
}
