import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants as zlib, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CodeAheadPlugin } from './build/code-ahead-plugin';
import { FirstPaintPlugin } from './build/first-paint/first-paint-plugin';
import { ModuleReplacements } from './build/module-replacements';
import { StatsReportPlugin } from './build/stats-report-plugin';
import { codeOf, SHELL_CODE } from './src/ahead.table';
import { ROUTE_KEYS } from './src/domain/access/routes.table';
import { CONSTANTS } from './src/domain/constants.table';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (...parts: string[]) => path.join(root, ...parts);
const require = createRequire(import.meta.url);

/** Folder of a shipped language → short hash of its text, so that its address can be cached for ever. */
function localeVersions(): Record<string, string> {
  const folder = at('public/locales');
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const text = readFileSync(path.join(folder, name, 'translation.json'));
      return [name, createHash('sha256').update(text).digest('hex').slice(0, 8)];
    }),
  );
}

const LEFT_OUT = {
  di: at('src/infrastructure/di/left-out.ts'),
  remote: at('src/application/remote/left-out.ts'),
};

/**
 * Modules of packages in whose place others stand: the two that write `<style>` elements, so that `style-src 'self'`
 * holds without a nonce (docs/decisions/0002), and the doors to parts that the portal does not use, which would come
 * with the sign-in page.
 */
const replacements = {
  [at('node_modules/@rc-component/util/es/Dom/dynamicCSS.js')]: at('src/ui/theme/adopted-styles.ts'),
  [at('node_modules/@ant-design/icons/es/cssUtils.js')]: at('src/ui/theme/icon-styles.ts'),
  ...Object.fromEntries(
    [
      '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
      '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
      '@inversifyjs/core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js',
      '@inversifyjs/container/lib/container/services/ContainerModuleManager.js',
      '@inversifyjs/container/lib/container/services/PluginManager.js',
      '@inversifyjs/container/lib/container/services/SnapshotManager.js',
    ].map((module) => [at('node_modules', module), LEFT_OUT.di]),
  ),
  [at('node_modules/@tanstack/query-core/build/modern/mutationCache.js')]: LEFT_OUT.remote,
  [at('node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js')]: LEFT_OUT.remote,
};

const typescript: webpack.RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false } },
};

/** Class names of CSS modules: the same in the page and in what is drawn for its first paint. */
const cssModules = (production: boolean) => ({
  auto: /\.module\.css$/,
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

/** The sign-in page for Node, which draws it for every variant and language (docs/decisions/0008). */
const firstPaint = () => ({
  mode: 'production' as const,
  target: 'node20',
  entry: at('build/first-paint/login-pages.tsx'),
  output: {
    path: at('.cache/first-paint'),
    filename: 'login-pages.cjs',
    library: { type: 'commonjs2' },
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      typescript,
      {
        test: /\.css$/,
        loader: 'css-loader',
        options: { modules: { ...cssModules(true), exportOnlyLocals: true } },
      },
    ],
  },
  optimization: { minimize: false },
  performance: false as const,
});

/**
 * Puts the styles of a page into it. They fail after the time that scripts have (R8), which the plugin
 * knows for none. It becomes part of the runtime as text, so that it can name nothing outside itself.
 */
const insertStyles = (link: HTMLLinkElement): void => {
  const late = setTimeout(() => link.dispatchEvent(new Event('error')), 120_000);
  link.addEventListener('load', () => clearTimeout(late));
  document.head.append(link);
};

/** The chunks of pages that are open without sign-in. */
const VISITORS = /^screen-(login|register|forgot-password|new-password)/;

/** A page behind the sign-in, or what stands round it. */
const isSignedIn = ({ name }: webpack.Chunk) =>
  name === 'shell' || (/^screen-/.test(name ?? '') && !VISITORS.test(name ?? ''));

type InChunk = (name: string) => boolean;

/**
 * Files that pages share behind the sign-in, by whose code they hold: the first row counts. Each has one name in
 * every build. Webpack's own small shared chunks compress badly, and each is a request that a page waits for.
 */
const PACKAGES: readonly (readonly [file: string, holds: (isIn: InChunk) => boolean])[] = [
  ['antd', (isIn) => isIn('shell') || (isIn('screen-accounts') && isIn('floating'))],
  ['antd-floating', (isIn) => isIn('floating')],
  ['antd-dialog', (isIn) => isIn('shell-session')],
  ['antd-input', (isIn) => isIn('screen-news')],
  ['antd-fields', (isIn) => isIn('accounts-tools')],
];

const inChunk =
  (module: webpack.Module, chunkGraph: webpack.ChunkGraph): InChunk =>
  (name) =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);

const isShells = ({ type }: webpack.Module, isIn: InChunk): boolean =>
  isIn('shell') || (type === 'css/mini-extract' && isIn('screen-accounts'));

type CacheGroups = NonNullable<
  Exclude<NonNullable<webpack.Configuration['optimization']>['splitChunks'], false | undefined>['cacheGroups']
>;

const sharedPackages: CacheGroups = Object.fromEntries(
  PACKAGES.map(([name, holds], row) => [
    name,
    {
      name,
      test: (module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }) =>
        /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '') && holds(inChunk(module, chunkGraph)),
      chunks: 'async',
      minChunks: 2,
      priority: PACKAGES.length - row,
      enforce: true,
    },
  ]),
);

export default (_env: unknown, argv: { mode?: string }): webpack.Configuration => {
  const production = argv.mode !== 'development';
  return {
    mode: production ? 'production' : 'development',
    target: 'browserslist',
    // `boot` starts the configuration, site and texts while `main` still downloads; it carries the runtime.
    entry: {
      boot: './src/boot.ts',
      main: { import: './src/main.tsx', dependOn: 'boot' },
    },
    output: {
      path: at('dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
      chunkLoadTimeout: CONSTANTS.chunkLoadMs,
      trustedTypes: { policyName: 'webpack' },
    },
    devtool: production ? false : 'source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // A feature names its doubles beside itself, which are for tests only.
        [at('src/testkit')]: false,
        // The package's exports always resolve to the development build.
        'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
        'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
        'reflect-metadata$': at('node_modules/reflect-metadata/ReflectLite.js'),
      },
    },
    module: {
      rules: [
        typescript,
        {
          test: /\.css$/,
          type: 'javascript/auto', // the loaders' work, not webpack's own
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { modules: cssModules(production) } },
          ],
        },
        { test: /node_modules[\\/](inversify|@inversifyjs|i18next)[\\/]/, sideEffects: false },
        { test: /node_modules[\\/]react-router[\\/]/, loader: at('build/unused-components-loader.mjs') },
      ],
    },
    plugins: [
      new ModuleReplacements(replacements),
      new webpack.DefinePlugin({
        __LOCALE_VERSIONS__: JSON.stringify(localeVersions()),
        __PORTICO_VERSION__: JSON.stringify((require('./package.json') as { version: string }).version),
      }),
      new HtmlWebpackPlugin({
        template: './src/index.ejs',
        inject: false,
        minify: production ? { collapseWhitespace: true, removeComments: true } : false,
      }),
      new CodeAheadPlugin('boot', [SHELL_CODE, ...ROUTE_KEYS.flatMap(codeOf)]),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css',
        insert: insertStyles,
        ignoreOrder: true, // CSS modules: order between components carries no meaning
      }),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new StatsReportPlugin(at('build-report/stats.json')),
      ...(production
        ? [
            new FirstPaintPlugin(firstPaint(), at('public/locales')),
            new CompressionPlugin<BrotliOptions>({
              test: /\.(js|css|html|svg|json)$/,
              exclude: /config\.json$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } },
              threshold: 1024,
            }),
            new CompressionPlugin({
              test: /\.(js|css|html|svg|json)$/,
              exclude: /config\.json$/,
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
            test: /[\\/]node_modules[\\/]/,
            chunks: (chunk) => chunk.name === 'main',
            enforce: true,
          },
          ...sharedPackages,
          // The shell whole, with what its screens share with it, and the styles of the first page after the sign-in,
          // which would be a request of their own; visitors' pages share nothing with it.
          shell: {
            name: 'shell-frame',
            test: (module, { chunkGraph }) => isShells(module, inChunk(module, chunkGraph)),
            chunks: isSignedIn,
            enforce: true,
          },
        },
      },
      minimize: production && {
        javascript: { compress: { passes: 3 }, format: { comments: false } },
        css: { vendorPrefixes: false },
      },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: { config: [at('webpack.config.ts')] },
    },
    // For webpack's own minimizer of style sheets, which comes with it; prefixes stand in the sources where one is needed.
    experiments: { css: true },
    performance: false,
    stats: 'errors-warnings',
  };
};
