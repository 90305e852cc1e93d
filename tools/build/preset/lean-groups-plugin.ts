import type { Compiler } from 'webpack';

const NAME = 'LeanGroupsPlugin';

/**
 * Removes initial chunks from lazy chunk groups. The cache group `page` moves lazy code into the initial chunk `main`, so
 * webpack would list `main` in lazy groups, and an `import()` in it would load that script a second time.
 */
export class LeanGroupsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(NAME, (_chunks, groups) => {
        for (const group of groups) {
          if (group.isInitial()) continue;
          // The chunk still lists the group, which gives the order of its styles.
          for (const chunk of [...group.chunks]) if (chunk.canBeInitial()) group.removeChunk(chunk);
        }
      });
    });
  }
}
