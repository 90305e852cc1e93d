import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { portalBuild } from '../../tools/build/preset/portal-build';
import { CommandError, defineCommand, UsageError } from '../command';
import { CODE, VERSION } from '../root';

const HELP = `Usage: portico build [--base PATH] [--entry FILE] [--out FOLDER]

Builds the portal that an entry creates, with what the folder "public" holds beside it. A composition that asks for
what is not there (a port, a slot, a cell, the id of a provider) ends the build, and the message names what is.

  --base PATH    the path that the portal is served below, like "/portal/"; "/" unless said otherwise
  --entry FILE   "portico.tsx" unless said otherwise
  --out FOLDER   "dist" unless said otherwise; what was in it goes`;

const BASE = /^\/(?:[\w.~-]+\/)*$/;

export const command = defineCommand({
  help: HELP,
  options: {
    base: { type: 'string', default: '/' },
    entry: { type: 'string', default: 'portico.tsx' },
    out: { type: 'string', default: 'dist' },
  },
  run: async ({ base, entry, out }) => {
    if (!BASE.test(base))
      throw new UsageError(`A base begins and ends with a slash, like /portal/: "${base}".`);
    const file = path.resolve(entry);
    if (!existsSync(file)) throw new CommandError(`There is no ${file}, which would create the portal.`);
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

/** @throws CommandError with the build's complaint. */
function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      const faults = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      compiler.close(() => (faults === undefined ? resolve() : reject(new CommandError(faults))));
    });
  });
}
