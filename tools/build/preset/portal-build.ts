import path from 'node:path';
import webpack from 'webpack';
import { ROUTE_KEYS } from '../../../src/domain/access/routes.table';
import { CONSTANTS } from '../../../src/domain/kernel/constants.table';
import { chunksOf, PAGE_CODE, SHELL_CODE } from '../../../src/early/route-needs';
import { FirstPaintPlugin } from '../first-paint/first-paint-plugin';
import type { PortalBuild } from './build-options';
import { cacheGroups } from './chunks';
import { PreloadPlugin } from './preload-plugin';
import { compression, minimizer } from './compression';
import { cssFiles, cssRule } from './css';
import { firstPaint } from './first-paint';
import { indexHtml } from './index-html';
import { LeanGroupsPlugin } from './lean-groups-plugin';
import {
  compiledModules,
  CONDITIONS,
  EXTENSIONS,
  hashOf,
  packageFile,
  isOtherPackage,
  typescript,
} from './modules';
import { englishReminders, localeVersions, publicFiles } from './public-files';
import { replacements } from './replacements';
import { StatsReportPlugin } from './stats-report-plugin';

/**
 * The webpack configuration of a portal, Portico's own or an integrator's (docs/decisions/0023). The content policy, the
 * pre-rendered first paint and the preloading of code depend on it.
 */
export function portalBuild(build: PortalBuild): webpack.Configuration {
  const { code, production } = build;
  const at = (name: string) => path.join(code, name);
  const inPackage = (name: string) => packageFile(code, name);
  const locales = path.join(build.files[0] ?? '', 'locales');
  return {
    mode: production ? 'production' : 'development',
    // Portico's own browser floor, wherever the project is.
    target: `browserslist:${path.join(code, 'package.json')}`,
    context: code,
    // Nothing is painted before `first` has run, which contains the runtime. `boot` requests configuration, site and texts while
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
        // The exports of the package would resolve to its development build.
        'react-router$': inPackage('react-router/dist/production/index.mjs'),
        'react-router/dom$': inPackage('react-router/dist/production/dom-export.mjs'),
        'reflect-metadata$': inPackage('reflect-metadata/ReflectLite.js'),
      },
    },
    module: {
      rules: [
        typescript,
        compiledModules(code),
        cssRule(production),
        { test: /node_modules[\\/](inversify|@inversifyjs|i18next)[\\/]/, sideEffects: false },
        {
          test: /node_modules[\\/]react-router[\\/]/,
          loader: at('tools/build/unused-components-loader.mjs'),
        },
      ],
    },
    plugins: [
      replacements(code),
      new webpack.DefinePlugin({
        __LOCALE_VERSIONS__: JSON.stringify(localeVersions(locales)),
        __ENGLISH_REMINDERS__: JSON.stringify(englishReminders(build)),
        __BASE__: JSON.stringify(build.base),
        __PORTICO_VERSION__: JSON.stringify(build.version),
      }),
      indexHtml(build),
      new LeanGroupsPlugin(),
      new PreloadPlugin('first', [PAGE_CODE, SHELL_CODE, ...ROUTE_KEYS.flatMap(chunksOf)]),
      cssFiles(production),
      publicFiles(build),
      new StatsReportPlugin(build.report),
      new FirstPaintPlugin(production ? firstPaint(build) : undefined, locales, build.base),
      ...(production ? compression() : []),
    ],
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: { cacheGroups: cacheGroups(isOtherPackage(code)) },
      minimize: production && { javascript: false, css: { vendorPrefixes: false } },
      minimizer: ['...', minimizer()],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(build.cache, 'webpack'),
      buildDependencies: { config: [...build.config] },
      // Webpack compares only the version of an installed package; a new tarball may have the same one.
      version: hashOf(...build.config),
    },
    // Webpack's style sheet minimizer needs it. Vendor prefixes are in the sources where a browser needs them.
    experiments: { css: true },
    performance: false,
    stats: 'errors-warnings',
  };
}
