import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { portalBuild } from '../../tools/build/preset/portal-build';
import { CommandError, defineCommand, UsageError } from '../command';
import { CODE, VERSION } from '../root';

const HELP = `Usage: portico build [--base PATH] [--entry FILE] [--out FOLDER]

Builds the portal that an entry creates, with the files of the folder "public". An extension that names an unknown
port, slot, cell or provider fails the build, and the message lists the valid names.

  --base PATH    the path at which the portal is served, like "/portal/"; "/" by default
  --entry FILE   "portico.tsx" by default
  --out FOLDER   "dist" by default; it is emptied first`;

const BASE_PATTERN = /^\/(?:[\w.~-]+\/)*$/;

export const command = defineCommand({
  help: HELP,
  options: {
    base: { type: 'string', default: '/' },
    entry: { type: 'string', default: 'portico.tsx' },
    out: { type: 'string', default: 'dist' },
  },
  run: async ({ base, entry, out }) => {
    if (!BASE_PATTERN.test(base))
      throw new UsageError(`A base begins and ends with a slash, like /portal/: "${base}".`);
    const file = path.resolve(entry);
    if (!existsSync(file)) throw new CommandError(`There is no entry ${file}.`);
    const cache = path.resolve('node_modules/.cache/portico');
    const ownFiles = path.resolve('public');
    await runWebpack(
      portalBuild({
        code: CODE,
        version: VERSION,
        entry: file,
        base: base.slice(0, -1),
        files: [path.join(CODE, 'public'), ...(existsSync(ownFiles) ? [ownFiles] : [])],
        output: path.resolve(out),
        cache,
        config: [path.join(CODE, 'package.json')],
        report: path.join(cache, 'stats.json'),
        production: true,
      }),
    );
    console.log(`The portal is in ${path.resolve(out)}.`);
    return 0;
  },
});

/** @throws CommandError with the errors of the build. */
function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      const errors = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      compiler.close(() => (errors === undefined ? resolve() : reject(new CommandError(errors))));
    });
  });
}
