import webpack, { type Compiler } from 'webpack';

const NAME = 'CodeAheadPlugin';
const FUNCTION = `${webpack.RuntimeGlobals.require}.ahead`;

/**
 * Gives the runtime a function that begins to load chunk groups by name: their files, whose names nobody knows before
 * the build. `__LOAD_CODE__` in the sources stands for it. The code is not run, and a later `import()` of it waits for
 * the same files.
 */
export class CodeAheadPlugin {
  /** @param names of the chunk groups; the build fails where it has none of that name. */
  constructor(
    private readonly entry: string,
    private readonly names: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    new webpack.DefinePlugin({ __LOAD_CODE__: FUNCTION }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        if (chunk.name !== this.entry) return;
        requirements.add(webpack.RuntimeGlobals.ensureChunk);
        compilation.addRuntimeModule(chunk, new CodeAhead(this.names));
      });
    });
  }
}

class CodeAhead extends webpack.RuntimeModule {
  constructor(private readonly names: readonly string[]) {
    super('code ahead', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const ids = Object.fromEntries(this.names.map((name) => [name, this.chunkIds(name)]));
    return webpack.Template.asString([
      `const ids = ${JSON.stringify(ids)};`,
      `${FUNCTION} = (name) => ids[name].forEach((id) => ${webpack.RuntimeGlobals.ensureChunk}(id).catch(() => {}));`,
    ]);
  }

  private chunkIds(name: string) {
    const group = this.compilation?.namedChunkGroups.get(name);
    if (!group) throw new Error(`${NAME}: the build has no chunk group "${name}"`);
    return group.chunks.map(({ id }) => id);
  }
}
