import { constants as zlib, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

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

/**
 * Files that are compressed beforehand: all but the configuration and the templates, which a server sends in another
 * form.
 */
const COMPRESSED_FILES = {
  test: /\.(js|css|html|svg|json)$/,
  exclude: /^templates\/|config\.json$/,
  threshold: 1024,
};

export const compression = () => [
  COMPILED_WHOLE,
  new CompressionPlugin<BrotliOptions>({
    ...COMPRESSED_FILES,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({ ...COMPRESSED_FILES, filename: '[path][base].gz', algorithm: 'gzip' }),
];

/** A build takes two thirds of the time that it takes with Terser, for slightly less to load (docs/decisions/0018). */
export const minimizer = () =>
  new MinimizerPlugin({
    extractComments: false,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } },
    },
  });
