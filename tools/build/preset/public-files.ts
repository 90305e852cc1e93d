import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import type { PortalBuild } from './build-options';
import { hashOf } from './modules';

/** Maps each locale folder to a short hash of its texts. With the hash in the URL they can be cached for ever. */
export function localeVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const files = readdirSync(path.join(folder, name)).sort();
      return [name, hashOf(...files.map((file) => path.join(folder, name, file)))];
    }),
  );
}

/** The English texts of reminders, which the skeleton shows; a later folder's file replaces an earlier one's. */
export function englishReminders({ files }: PortalBuild): object {
  const file = files
    .map((folder) => path.join(folder, 'locales/en/translation.json'))
    .findLast((name) => existsSync(name));
  const { reminder = {} } = JSON.parse(file ? readFileSync(file, 'utf8') : '{}') as { reminder?: object };
  return reminder;
}

/** Copies the folders beside the page; a file of a later folder replaces the same one of an earlier folder. */
export const publicFiles = ({ files, base }: PortalBuild) =>
  new CopyPlugin({
    patterns: files.map((from, priority) => ({
      from,
      to: '.',
      priority,
      force: true,
      // The shipped texts link to the legal pages, which are below the base path.
      transform: (content: Buffer, file: string) =>
        base !== '' && /[\\/]locales[\\/].*\.json$/.test(file)
          ? content.toString('utf8').replaceAll('"/legal/', `"${base}/legal/`)
          : content,
    })),
  });
