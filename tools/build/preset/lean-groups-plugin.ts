import type { Compiler } from 'webpack';

const NAME = 'LeanGroupsPlugin';

/**
 * Removes the page's own chunks from the groups that are loaded later. If code moves into one of them (the group
 * `page` of the preset), webpack lists it as something to load, and `import()` in a script that still runs would load
 * that script a second time.
 */
export class LeanGroupsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(NAME, (_chunks, groups) => {
        for (const group of groups) {
          if (group.isInitial()) continue;
          // The chunk keeps the group: the order of its styles follows from there.
          for (const chunk of [...group.chunks]) if (chunk.canBeInitial()) group.removeChunk(chunk);
        }
      });
    });
  }
}
