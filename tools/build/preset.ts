import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants as zlib, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { CodeAheadPlugin } from './code-ahead-plugin';
import { FirstPaintPlugin } from './first-paint/first-paint-plugin';
import { LeanGroupsPlugin } from './lean-groups-plugin';
import { ModuleReplacements } from './module-replacements';
import { StatsReportPlugin } from './stats-report-plugin';
import { chunksOf, PAGE_CODE, SHELL_CODE } from '../../src/early/route-needs';
import { ROUTE_KEYS } from '../../src/domain/access/routes.table';
import { CONSTANTS } from '../../src/domain/kernel/constants.table';

const require = createRequire(import.meta.url);

/** The build's target, its sources and its output folder. */
export interface PortalBuild {
  /** Absolute path of Portico's own code, sources or compiled: the folder with `src/` and `tools/build/`. */
  readonly code: string;
  readonly version: string;
  /** Absolute path of the module that creates the portal and mounts it. */
  readonly entry: string;
  /** The path that the portal is served below, without a slash at its end; "" for a host of its own. */
  readonly base: string;
  /** Absolute paths of folders copied next to the page unchanged; later ones win. */
  readonly files: readonly string[];
  readonly output: string;
  /** Absolute path of the cache for later builds. */
  readonly cache: string;
  /** Absolute paths of other files that a cached build depends on. */
  readonly config: readonly string[];
  /** Absolute path of the chunk report. */
  readonly report: string;
  readonly production: boolean;
}

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/** One of Portico's own modules, by its path without extension. */
function ownModule(code: string, name: string): string {
  const file = EXTENSIONS.map((ending) => path.join(code, name + ending)).find((candidate) =>
    existsSync(candidate),
  );
  if (!file) throw new Error(`${code} has no module ${name}`);
  return file;
}

/** A file of a package that Portico uses, wherever it is installed. */
function packageFile(code: string, name: string): string {
  const folders = createRequire(path.join(code, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`No package has ${name}`);
  return file;
}

/** Short hash of the content of files. */
function hashOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Locale folder → short hash of its texts, so that their URLs can be cached for ever. */
function localeVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const files = readdirSync(path.join(folder, name)).sort();
      return [name, hashOf(...files.map((file) => path.join(folder, name, file)))];
    }),
  );
}

/** The picture of the browser's tab, of the last folder that has one, as an address that needs no request. */
function iconOf(folders: readonly string[]): string {
  const file = folders.map((folder) => path.join(folder, 'favicon.svg')).findLast((name) => existsSync(name));
  if (file === undefined) throw new Error('No folder of files has a favicon.svg');
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}`;
}

/**
 * Modules of packages that are replaced: the two that write `<style>` elements, so that `style-src 'self'` holds
 * without a nonce (docs/decisions/0002), and the entry points of unused parts, which would otherwise be loaded with
 * the sign-in page.
 */
export const REPLACED: Readonly<Record<string, string>> = {
  '@rc-component/util/es/Dom/dynamicCSS.js': 'src/ui/theme/adopted-styles',
  '@ant-design/icons/es/cssUtils.js': 'src/ui/theme/icon-styles',
  ...Object.fromEntries(
    [
      '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
      '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
      '@inversifyjs/core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js',
      '@inversifyjs/container/lib/container/services/ContainerModuleManager.js',
      '@inversifyjs/container/lib/container/services/PluginManager.js',
      '@inversifyjs/container/lib/container/services/SnapshotManager.js',
    ].map((module) => [module, 'src/infrastructure/di/inversify-unused.stub']),
  ),
  'axios/lib/helpers/HttpStatusCode.js': 'src/infrastructure/http/axios-unused.stub',
  '@tanstack/query-core/build/modern/mutationCache.js': 'src/application/remote/query-core-unused.stub',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'src/application/remote/query-core-unused.stub',
};

/** Conditions of Portico's own exports, for this build. Other programs get files that run without a build. */
const CONDITIONS = ['portico-build', '...'];

const typescript: webpack.RuleSetRule = {
  test: /\.tsx?$/,
  loader: require.resolve('ts-loader'),
  options: { transpileOnly: true, compilerOptions: { noEmit: false, jsx: 'react-jsx' } },
};

/** Compiled modules are resolved and linked as the sources are. */
const compiled = (code: string): webpack.RuleSetRule => ({
  test: /\.js$/,
  include: path.join(code, 'src'),
  type: 'javascript/auto',
  resolve: { fullySpecified: false },
});

/** Class names of CSS modules: the same in the page and in its pre-rendered first paint. */
const cssModules = (production: boolean) => ({
  auto: /\.module\.css$/,
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

/** The sign-in page bundled for Node, which pre-renders it for every variant and language (docs/decisions/0008). */
const firstPaint = ({ code, cache, entry, base }: PortalBuild) => ({
  mode: 'production' as const,
  target: 'node20',
  context: code,
  // The entry runs first, to record its extensions.
  entry: ['document-stub', entry, 'login-pages'].map((name) =>
    path.resolve(code, 'tools/build/first-paint', name),
  ),
  output: {
    path: path.join(cache, 'first-paint'),
    filename: 'login-pages.cjs',
    library: { type: 'commonjs2' },
  },
  resolve: {
    extensions: EXTENSIONS,
    conditionNames: CONDITIONS,
    alias: Object.fromEntries(
      ['src/composition/start/portal', 'src/composition/start/create-portal'].map((name) => [
        `${ownModule(code, name)}$`,
        ownModule(code, 'tools/build/first-paint/recorded-portal'),
      ]),
    ),
  },
  module: {
    rules: [
      typescript,
      compiled(code),
      {
        test: /\.css$/,
        loader: require.resolve('css-loader'),
        options: { modules: { ...cssModules(true), exportOnlyLocals: true } },
      },
    ],
  },
  plugins: [new webpack.DefinePlugin({ __BASE__: JSON.stringify(base) })],
  optimization: { minimize: false },
  performance: false as const,
});

/**
 * Adds a style sheet to the page. It fails after the same time as scripts (R8); the plugin itself has no time-out.
 * The function becomes part of the runtime as text, so it cannot refer to anything outside itself.
 */
const insertStyles = (link: HTMLLinkElement): void => {
  const late = setTimeout(() => link.dispatchEvent(new Event('error')), 120_000);
  link.addEventListener('load', () => clearTimeout(late));
  document.head.append(link);
};

/** The chunks of pages that need no sign-in. */
const VISITORS = /^screen-(login|register|forgot-password|new-password)/;

/** A page behind the sign-in, or its shell. */
const isSignedIn = ({ name }: webpack.Chunk) =>
  name === 'shell' || (/^screen-/.test(name ?? '') && !VISITORS.test(name ?? ''));

/** Code that is loaded later, except the chunk that writes figures into the skeleton, which waits for no other file. */
const isLater = (chunk: webpack.Chunk) => !chunk.canBeInitial() && chunk.name !== 'first-figures';

/** The addresses of the files that a chunk group adds to the page's own. */
const scriptsOf =
  (group: string, base: string) =>
  ({ namedChunkGroups }: webpack.Compilation): string[] =>
    (namedChunkGroups.get(group)?.getFiles() ?? []).map((file) => `${base}/${file}`);

type InChunk = (name: string) => boolean;

/**
 * Files that pages behind the sign-in share, by the code they contain; the first matching row wins. Each has the same
 * name in every build. Webpack's own small shared chunks compress badly, and each is another request a page waits
 * for.
 */
const PACKAGES: readonly (readonly [file: string, holds: (isIn: InChunk) => boolean])[] = [
  ['antd', (isIn) => isIn('theme') || (isIn('dashboard') && isIn('shell-session'))],
  ['antd-floating', (isIn) => isIn('floating') || (isIn('accounts-tabs') && isIn('accounts-tools'))],
  ['antd-dialog', (isIn) => isIn('shell-session')],
  ['antd-input', (isIn) => isIn('screen-news')],
  ['antd-fields', (isIn) => isIn('accounts-tools')],
];

const inChunk =
  (module: webpack.Module, chunkGraph: webpack.ChunkGraph): InChunk =>
  (name) =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);

/** Modules of the first page after sign-in stay in their own files, so that the page waits for none of these. */
const isFirstPage = (isIn: InChunk): boolean => isIn('shell') || isIn('screen-accounts');

const isShellModule = ({ type }: webpack.Module, isIn: InChunk): boolean =>
  isIn('shell') || (type === 'css/mini-extract' && isIn('screen-accounts'));

type CacheGroups = NonNullable<
  Exclude<NonNullable<webpack.Configuration['optimization']>['splitChunks'], false | undefined>['cacheGroups']
>;

type IsPackages = (module: webpack.Module) => boolean;

const sharedPackages = (isPackages: IsPackages): CacheGroups =>
  Object.fromEntries(
    PACKAGES.map(([name, holds], row) => [
      name,
      {
        name,
        test: (module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }) =>
          isPackages(module) &&
          !isFirstPage(inChunk(module, chunkGraph)) &&
          holds(inChunk(module, chunkGraph)),
        chunks: isLater,
        minChunks: 2,
        priority: PACKAGES.length - row,
        enforce: true,
      },
    ]),
  );

/**
 * Chromium compiles React while it downloads, beside the page, instead of function by function while the page is rendered.
 * The portal's own files would be read from the cache more slowly (docs/performance.md). Others ignore the hint.
 */
const COMPILED_WHOLE = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /assets\/react\.[^/]*\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // the minimizer drops comments
});

/** Files that a server sends in another form. */
const NOT_COMPRESSED = /^templates\/|config\.json$/;

/**
 * The build of a portal, Portico's own or an integrator's (docs/decisions/0023). The content policy, the
 * pre-rendered first paint and the preloaded code depend on it.
 */
export function portalBuild(build: PortalBuild): webpack.Configuration {
  const { code, production } = build;
  const at = (name: string) => path.join(code, name);
  const own = (name: string) => ownModule(code, name);
  const ofPackage = (name: string) => packageFile(code, name);
  const locales = path.join(build.files[0] ?? '', 'locales');
  /** Portico's own code may itself be in a package. */
  const isPackages: IsPackages = (module) => {
    const file = module.nameForCondition() ?? '';
    return /[\\/]node_modules[\\/]/.test(file) && !file.startsWith(at('src'));
  };
  return {
    mode: production ? 'production' : 'development',
    // Portico's own browser floor, wherever the project is.
    target: `browserslist:${path.join(code, 'package.json')}`,
    context: code,
    // Nothing is painted before `first`, which contains the runtime. `boot` requests configuration, site and texts while
    // `main` is downloading.
    entry: {
      first: at('src/early/inline'),
      boot: { import: at('src/early/boot'), dependOn: 'first' },
      main: { import: build.entry, dependOn: 'boot' },
    },
    output: {
      path: build.output,
      publicPath: `${build.base}/`,
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
      chunkLoadTimeout: CONSTANTS.chunkLoadMs,
      trustedTypes: { policyName: 'webpack' },
    },
    devtool: production ? false : 'source-map',
    resolve: {
      extensions: EXTENSIONS,
      conditionNames: CONDITIONS,
      alias: {
        // The package's exports always resolve to the development build.
        'react-router$': ofPackage('react-router/dist/production/index.mjs'),
        'react-router/dom$': ofPackage('react-router/dist/production/dom-export.mjs'),
        'reflect-metadata$': ofPackage('reflect-metadata/ReflectLite.js'),
      },
    },
    module: {
      rules: [
        typescript,
        compiled(code),
        {
          test: /\.css$/,
          type: 'javascript/auto', // handled by the loaders instead of webpack
          use: [
            MiniCssExtractPlugin.loader,
            { loader: require.resolve('css-loader'), options: { modules: cssModules(production) } },
          ],
        },
        { test: /node_modules[\\/](inversify|@inversifyjs|i18next)[\\/]/, sideEffects: false },
        {
          test: /node_modules[\\/]react-router[\\/]/,
          loader: at('tools/build/unused-components-loader.mjs'),
        },
      ],
    },
    plugins: [
      new ModuleReplacements(
        Object.fromEntries(Object.entries(REPLACED).map(([from, to]) => [ofPackage(from), own(to)])),
      ),
      new webpack.DefinePlugin({
        __LOCALE_VERSIONS__: JSON.stringify(localeVersions(locales)),
        __BASE__: JSON.stringify(build.base),
        __PORTICO_VERSION__: JSON.stringify(build.version),
      }),
      new HtmlWebpackPlugin({
        template: at('src/index.ejs'),
        base: build.base,
        icon: iconOf(build.files),
        soon: scriptsOf(PAGE_CODE, build.base),
        inject: false,
        minify: production ? { collapseWhitespace: true, removeComments: true } : false,
      }),
      new LeanGroupsPlugin(),
      new CodeAheadPlugin('first', [PAGE_CODE, SHELL_CODE, ...ROUTE_KEYS.flatMap(chunksOf)]),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        insert: insertStyles,
        ignoreOrder: true, // with CSS modules, the order between components has no meaning
      }),
      new CopyPlugin({
        patterns: build.files.map((from, priority) => ({
          from,
          to: '.',
          priority,
          force: true,
          // The shipped texts name pages that lie beside them.
          transform: (content: Buffer, file: string) =>
            build.base !== '' && /[\\/]locales[\\/].*\.json$/.test(file)
              ? content.toString('utf8').replaceAll('"/legal/', `"${build.base}/legal/`)
              : content,
        })),
      }),
      new StatsReportPlugin(build.report),
      new FirstPaintPlugin(production ? firstPaint(build) : undefined, locales, build.base),
      ...(production
        ? [
            COMPILED_WHOLE,
            new CompressionPlugin<BrotliOptions>({
              test: /\.(js|css|html|svg|json)$/,
              exclude: NOT_COMPRESSED,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } },
              threshold: 1024,
            }),
            new CompressionPlugin({
              test: /\.(js|css|html|svg|json)$/,
              exclude: NOT_COMPRESSED,
              filename: '[path][base].gz',
              algorithm: 'gzip',
              threshold: 1024,
            }),
          ]
        : []),
    ],
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: {
            name: 'vendor',
            test: isPackages,
            chunks: (chunk) => chunk.name === 'main',
            enforce: true,
          },
          // The code that renders pages is in a file that the start never waits for (docs/decisions/0034).
          react: {
            name: 'react',
            test: (module, { chunkGraph }) => isPackages(module) && inChunk(module, chunkGraph)(PAGE_CODE),
            chunks: isLater,
            priority: PACKAGES.length + 1,
            enforce: true,
          },
          // The portal's own part of it needs no file of its own, and its styles are those of the first paint.
          page: {
            name: 'main',
            test: (module, { chunkGraph }) => !isPackages(module) && inChunk(module, chunkGraph)(PAGE_CODE),
            chunks: isLater,
            priority: PACKAGES.length + 1,
            enforce: true,
          },
          ...sharedPackages(isPackages),
          // The complete shell, with what its screens share with it, and the styles of the first page after sign-in,
          // which would otherwise be another request; visitors' pages share nothing with it.
          shell: {
            name: 'shell-frame',
            test: (module, { chunkGraph }) => isShellModule(module, inChunk(module, chunkGraph)),
            chunks: isSignedIn,
            enforce: true,
          },
        },
      },
      minimize: production && { javascript: false, css: { vendorPrefixes: false } },
      minimizer: [
        '...',
        // A build takes two thirds of the time that it takes with Terser, for slightly less to load (docs/decisions/0018).
        new MinimizerPlugin({
          extractComments: false,
          minify: {
            implementation: MinimizerPlugin.swcMinify,
            options: { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } },
          },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(build.cache, 'webpack'),
      buildDependencies: { config: [...build.config] },
      // Of an installed package webpack only looks at the version, which a newly packed one may share.
      version: hashOf(...build.config),
    },
    // For webpack's own style sheet minimizer, which needs it; vendor prefixes are written in the sources where
    // needed.
    experiments: { css: true },
    performance: false,
    stats: 'errors-warnings',
  };
}
