import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';
import { PAGE_CODE } from '../../../src/early/route-needs';
import type { PortalBuild } from './build-options';

/** The tab's icon, from the last folder that has one, as a data URL: it needs no request. */
function iconOf(folders: readonly string[]): string {
  const file = folders.map((folder) => path.join(folder, 'favicon.svg')).findLast((name) => existsSync(name));
  if (file === undefined) throw new Error('No folder of files has a favicon.svg');
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}`;
}

/** The URLs of a chunk group's files. */
const scriptsOf =
  (group: string, base: string) =>
  ({ namedChunkGroups }: webpack.Compilation): string[] =>
    (namedChunkGroups.get(group)?.getFiles() ?? []).map((file) => `${base}/${file}`);

/** The page, with its scripts, style sheets and preloads (`src/index.ejs`). */
export const indexHtml = ({ code, base, files, production }: PortalBuild) =>
  new HtmlWebpackPlugin({
    template: path.join(code, 'src/index.ejs'),
    base,
    icon: iconOf(files),
    pageScripts: scriptsOf(PAGE_CODE, base),
    inject: false,
    minify: production ? { collapseWhitespace: true, removeComments: true } : false,
  });
