import { sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const NAME = 'LeftOutFolder';

/**
 * Fails the build where a module of a folder comes into it. The portal's build leaves the test kit out by an alias,
 * which would say nothing if it no longer matched.
 */
export class LeftOutFolder {
  /** @param folder its absolute path. */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? '';
          if (file.startsWith(this.folder + sep))
            compilation.errors.push(new webpack.WebpackError(`${NAME}: ${file} would be in the page`));
        }
      });
    });
  }
}
