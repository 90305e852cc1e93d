import { sep } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'ModuleReplacements';

/**
 * Replaces modules inside packages with our own, by the file a request resolves to. The build fails if a package no
 * longer has the module, or if nothing in the packages requests it: a replacement that matches nothing would silently
 * let the replaced code back in.
 */
export class ModuleReplacements {
  /** @param replacements absolute path of a package's module → absolute path of its replacement. */
  constructor(private readonly replacements: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...this.exactAliases() };
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => this.check(compilation));
    });
  }

  private exactAliases(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.replacements).map(([from, to]) => [`${from}$`, to]));
  }

  private check(compilation: Compilation): void {
    if (compilation.compiler.isChild()) return;
    for (const [from, to] of Object.entries(this.replacements)) {
      const isUsed = [...compilation.modules].some(
        (module) => isAt(module, to) && isRequestedByPackages(module, compilation),
      );
      if (!isUsed) {
        compilation.errors.push(
          new webpack.WebpackError(`${NAME}: nothing requests ${from}, which ${to} replaces`),
        );
      }
    }
  }
}

const isAt = (module: unknown, file: string) =>
  module instanceof webpack.NormalModule && module.resource === file;

function isRequestedByPackages(module: Module, { moduleGraph }: Compilation): boolean {
  return [...moduleGraph.getIncomingConnections(module)].some(
    ({ originModule }) =>
      originModule instanceof webpack.NormalModule &&
      originModule.resource.includes(`${sep}node_modules${sep}`),
  );
}
