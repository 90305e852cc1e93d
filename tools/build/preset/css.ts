import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type webpack from 'webpack';

const require = createRequire(import.meta.url);

/** Class names of CSS modules: the same in the page and in its pre-rendered first paint. */
const cssModules = (production: boolean) => ({
  auto: /\.module\.css$/,
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

/** Extracts style sheets into files. */
export const cssRule = (production: boolean): webpack.RuleSetRule => ({
  test: /\.css$/,
  type: 'javascript/auto', // handled by the loaders instead of webpack
  use: [
    MiniCssExtractPlugin.loader,
    { loader: require.resolve('css-loader'), options: { modules: cssModules(production) } },
  ],
});

/** Compiles class names only, for the first paint, whose page has the style sheets of the main build. */
export const cssNamesRule: webpack.RuleSetRule = {
  test: /\.css$/,
  loader: require.resolve('css-loader'),
  options: { modules: { ...cssModules(true), exportOnlyLocals: true } },
};

/**
 * Adds a style sheet to the page. It fails after the same time as scripts (R8); the plugin itself has no time-out.
 * The plugin copies the source of this function into the runtime, so it must not use names from outside.
 */
const insertStyles = (link: HTMLLinkElement): void => {
  const timeout = setTimeout(() => link.dispatchEvent(new Event('error')), 120_000);
  link.addEventListener('load', () => clearTimeout(timeout));
  document.head.append(link);
};

export const cssFiles = (production: boolean) =>
  new MiniCssExtractPlugin({
    filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
    chunkFilename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
    insert: insertStyles,
    ignoreOrder: true, // with CSS modules, the order between components has no meaning
  });
