import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { openDoor, type Door, type Findings } from './engines/door';
import { ENGINES, whereIs, type Engine } from './engines/engines.table';
import { LOOKS, type Look } from './engines/looks.table';

/*
 * `npm run engines`: the portal in the installed browsers other than Chromium: sign-in, accounts, a dialog and
 * further pages, in both directions, light and dark. It fails on errors, content policy violations and pages wider
 * than the window; missing browsers are named and skipped.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const TIME_MS = 180_000;

/** Opens a look in a fresh browser. */
async function walk(engine: Engine, program: string, door: Door, look: Look): Promise<Findings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-engine-'));
  const command = [program, ...engine.args(door.origin + look.path, folder)];
  const screen = engine.needsScreen && process.env['DISPLAY'] === undefined ? ['xvfb-run', '-a'] : [];
  const [first = program, ...args] = [...screen, ...command];
  const findings = door.walk(look);
  const browser = spawn(first, args, {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  try {
    return await Promise.race([findings, failure(browser)]);
  } finally {
    end(browser);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function failure(browser: ChildProcess): Promise<Findings> {
  return new Promise((resolve) => {
    const say = (problem: string) => resolve({ steps: [], problems: [problem] });
    browser.once('error', ({ message }) => say(message));
    browser.once('exit', (code) => say(`it ended by itself (${code})`));
    setTimeout(() => say(`nothing was said for ${TIME_MS / 1000} s`), TIME_MS).unref();
  });
}

/** With its child processes: it leads its own process group. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

const present = ENGINES.flatMap((engine) => {
  const program = whereIs(engine.programs);
  const screen = !engine.needsScreen || process.env['DISPLAY'] !== undefined || whereIs(['xvfb-run']);
  if (program !== undefined && screen) return [{ engine, program }];
  console.log(`${engine.name}: left out, it is not installed (Debian: apt-get install ${engine.packages}).`);
  return [];
});

let failureCount = 0;
if (present.length > 0) {
  if ((await ensureBuild()) !== 0) process.exit(1);
  const gateway = await startGateway({ PORT: '0', INVEST_PORT: '0', DATA_FOLDER: 'memory' }, ROOT);
  const door = await openDoor(gateway.port);
  for (const { engine, program } of present)
    for (const look of LOOKS) {
      const { steps, problems } = await walk(engine, program, door, look);
      if (problems.length > 0) failureCount += 1;
      console.log(
        `${problems.length > 0 ? 'FAILED' : 'ok'}  ${engine.name}, ${look.name}: ${steps.join(', ')}`,
      );
      for (const problem of problems) console.log(`        ${problem}`);
    }
  door.close();
  await gateway.close();
}
process.exit(failureCount > 0 ? 1 : 0);
