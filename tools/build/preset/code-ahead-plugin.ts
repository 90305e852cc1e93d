import webpack, { type Compiler } from 'webpack';

const NAME = 'CodeAheadPlugin';
const FUNCTION = `${webpack.RuntimeGlobals.require}.ahead`;

/**
 * Adds a runtime function that preloads chunk groups by name, because their file names are unknown before the build.
 * In the sources it is called `__LOAD_CODE__`. It downloads the code without running it; a later `import()` waits for
 * the same files.
 */
export class CodeAheadPlugin {
  /** @param names chunk group names; the build fails if there is no group of that name. */
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
