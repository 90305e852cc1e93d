import { constants as zlib, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

/**
 * With this hint Chromium compiles all of React in the background while it downloads, instead of each function when the
 * page first calls it. Other browsers ignore it. The portal's own files have no hint, because a cached file would load
 * more slowly with it (docs/performance.md).
 */
const EAGER_COMPILATION = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /assets\/react\.[^/]*\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // the minimizer drops comments
});

/** Files that the build compresses: all but the configuration and the templates, which a server changes. */
const COMPRESSED_FILES = {
  test: /\.(js|css|html|svg|json)$/,
  exclude: /^templates\/|config\.json$/,
  threshold: 1024,
};

export const compression = () => [
  EAGER_COMPILATION,
  new CompressionPlugin<BrotliOptions>({
    ...COMPRESSED_FILES,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({ ...COMPRESSED_FILES, filename: '[path][base].gz', algorithm: 'gzip' }),
];

/** Builds in two thirds of the time that Terser takes, and files are slightly smaller (docs/decisions/0018). */
export const minimizer = () =>
  new MinimizerPlugin({
    extractComments: false,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } },
    },
  });
