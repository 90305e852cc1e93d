import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { PreloadPlugin } from '../build/preset/preload-plugin';
import { portalBuild } from '../build/preset/portal-build';
import { PRESET_FILES } from '../build/preset/preset-files';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const at = (name: string) => path.join(root, name);
export const OUTPUT = at('.cache/preview/page');

const build = portalBuild({
  code: root,
  version: 'preview',
  entry: at('tools/preview/main.tsx'),
  base: '',
  files: [at('public')],
  output: OUTPUT,
  cache: at('.cache/preview'),
  config: [at('tools/preview/webpack.config.ts'), ...PRESET_FILES],
  report: at('.cache/preview/stats.json'),
  production: false,
});

/** The portal's build with a page of its own, which uses fakes and no early scripts. */
export const configuration: Configuration = {
  ...build,
  entry: at('tools/preview/main.tsx'),
  resolve: {
    ...build.resolve,
    // Fakes import contract suites, which import `expect`; the preview does not run them.
    alias: { ...build.resolve?.alias, [at('src/testkit')]: at('src/testkit'), expect: false },
  },
  plugins: [
    ...(build.plugins ?? []).filter(
      (plugin) => !(plugin instanceof HtmlWebpackPlugin || plugin instanceof PreloadPlugin),
    ),
    new HtmlWebpackPlugin({ template: at('tools/preview/index.ejs') }),
  ],
};
