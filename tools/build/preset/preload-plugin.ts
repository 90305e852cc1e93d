import webpack, { type Compiler } from 'webpack';

const NAME = 'PreloadPlugin';
const FUNCTION = `${webpack.RuntimeGlobals.require}.preloadGroup`;

/**
 * Adds a runtime function that preloads a chunk group by name, because file names are unknown before the build. The
 * sources call it as `__LOAD_CODE__`. It downloads the code without running it; a later `import()` uses the same files.
 */
export class PreloadPlugin {
  /** @param names chunk group names; the build fails if a group does not exist. */
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
        compilation.addRuntimeModule(chunk, new PreloadModule(this.names));
      });
    });
  }
}

class PreloadModule extends webpack.RuntimeModule {
  constructor(private readonly names: readonly string[]) {
    super('preload', webpack.RuntimeModule.STAGE_ATTACH);
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
