import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Writes the files that each chunk group needs, for the bundle budget (`.size-limit.mjs`). */
export class StatsReportPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('StatsReportPlugin', async (stats) => {
      const report = stats.toJson({
        all: false,
        assets: true,
        entrypoints: true,
        chunkGroups: true,
        chunkGroupChildren: false,
      });
      await mkdir(path.dirname(this.file), { recursive: true });
      await writeFile(this.file, JSON.stringify(report));
    });
  }
}
