import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants as zlib, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

/** Pages without the portal: bare React, its packages unchanged, and a list of the same accounts. */
export type PageName = 'bare' | 'untuned' | 'list';

const folder = path.dirname(fileURLToPath(import.meta.url));
const fromPackages = (...parts: string[]) => path.join(folder, '../../../node_modules', ...parts);

/** The folder of a built page. */
export const distOf = (name: PageName): string => path.join(folder, 'dist', name);

/** Builds and compresses a page in the same way as the portal. */
export const configOf = (name: PageName): Configuration => ({
  mode: 'production',
  target: 'browserslist',
  context: folder,
  entry: `../${name}/main.tsx`,
  output: {
    path: distOf(name),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:10].js',
    clean: true,
    trustedTypes: { policyName: 'webpack' },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      'react-router$': fromPackages('react-router/dist/production/index.mjs'),
      'react-router/dom$': fromPackages('react-router/dist/production/dom-export.mjs'),
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: './index.ejs' }),
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
    new CompressionPlugin<BrotliOptions>({
      test: /\.(js|css|html)$/,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ],
  optimization: { minimize: { javascript: { compress: { passes: 3 }, format: { comments: false } } } },
  performance: false,
});
