import { rm } from 'node:fs/promises';
import { ensureInstall } from './ensure-install.mjs';
import { at } from './root.mjs';
import { programs, startNode, TSX, waitForServers } from './run.mjs';

ensureInstall();
// The watcher's output is not a production build, so the next `npm start` must build its own.
await rm(at('build-report/sources.sha256'), { force: true });
process.exitCode = await waitForServers(
  startNode([...TSX, programs.webpack, '--mode', 'development', '--watch']),
  startNode([programs.tsx, 'watch', '--clear-screen=false', 'gateway/programs/main.ts'], {
    env: { FAULTS: 'on' },
  }),
);
