// Installs both packages of `npm run pack:all` into a copy of `examples/acme-broker` outside the repository, and does
// there what an integrator does: types, tests under Jest and Vitest, `portico new`, a build, a walk through it in a
// browser. `--full` does the same below a path, and builds what `portico new` wrote.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { ensureBrowser } from './ensure-browser.mjs';
import { at } from './root.mjs';

const BASE = '/portal/';

/** Commands of a project, as its `package.json` would find them. */
const COMMANDS = {
  portico: '@portico/portal/cli/portico.js',
  tsc: 'typescript/bin/tsc',
  jest: 'jest/bin/jest.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

class KitError extends Error {
  name = 'KitError';
}

/** A project with only the packages of a folder; its output is printed when a command fails. */
function projectIn(folder, installed = folder) {
  const run = (command, args, options) =>
    new Promise((resolve, reject) => {
      const begin = performance.now();
      const child = spawn(command, args, {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...options,
        env: { ...process.env, NODE_ENV: undefined, ...options?.env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      child.once('error', reject);
      child.once('close', (code) => {
        const title = `${path.basename(folder)}: ${[path.basename(command), ...args.slice(0, 4)].join(' ')}`;
        if (code !== 0) return reject(new KitError(`${title} ended with ${code}:\n${output}`));
        console.log(`${title.replaceAll(`${installed}/node_modules/`, '')} ${seconds(begin)}`);
        resolve(output);
      });
    });
  return {
    npm: (...args) => {
      const own = process.env.npm_execpath;
      return own?.endsWith('.js')
        ? run(process.execPath, [own, ...args])
        : run('npm', args, { shell: process.platform === 'win32' });
    },
    run: (name, args = [], env = {}) =>
      run(process.execPath, [path.join(installed, 'node_modules', COMMANDS[name]), ...args], { env }),
  };
}

const seconds = (begin) => `(${Math.round((performance.now() - begin) / 1000)} s)`;

/** A free port whose next one is free too, for the invest site. */
async function findPort() {
  for (;;) {
    const port = await getPort();
    if ((await getPort({ port: port + 1 })) === port + 1) return port;
  }
}

/** Names of the projects that `portico new` writes, one for each runner. */
const NEW = { jest: 'new-jest', vitest: 'new-vitest' };

/** The build that runs beside the tests slows them down; a test that takes seconds for that is no failure. */
const PATIENCE = '--testTimeout=30000';

/** The six adapters of `examples/adapters`, with types and tests of their own. */
const ADAPTERS = 'adapters';

/** The checks without a browser, which run one after another beside the build. */
async function runChecks(acme, folder, full) {
  for (const [runner, name] of Object.entries(NEW))
    await acme.run('portico', ['new', name, '--runner', runner]);
  const inNew = (name) => projectIn(path.join(folder, name), folder);
  await acme.run('tsc'); // the files of the projects below it, too
  await acme.run('jest', [PATIENCE, '--projects', '.', NEW.jest, ADAPTERS]);
  await acme.run('vitest', ['run', PATIENCE]);
  await inNew(NEW.vitest).run('vitest', ['run']);
  if (full) for (const name of Object.values(NEW)) await inNew(name).run('portico', ['build']);
}

/** Waits for all even if one fails: nothing may still run when the folder is deleted. */
async function waitForAll(...running) {
  const failed = (await Promise.allSettled(running)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function walkThrough(acme, base, browser) {
  await acme.run('playwright', ['test'], {
    PORT: String(await findPort()),
    BASE: base,
    CHROMIUM: browser,
  });
}

/** @returns {Promise<number>} exit code. */
async function kit(full) {
  const browser = await ensureBrowser();
  if (!browser) return 1;
  const packages = at('dist-packages');
  const tarballs = existsSync(packages)
    ? (await readdir(packages)).filter((name) => name.endsWith('.tgz'))
    : [];
  if (tarballs.length !== 2) {
    console.error('There are no packages in dist-packages: `npm test -- pack kit` makes them first.');
    return 1;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-kit-'));
  try {
    await cp(at('examples/acme-broker'), folder, { recursive: true });
    await cp(at('examples', ADAPTERS), path.join(folder, ADAPTERS), { recursive: true });
    const acme = projectIn(folder);
    await acme.npm(
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      ...tarballs.map((name) => path.join(packages, name)),
    );
    await waitForAll(acme.run('portico', ['build']), runChecks(acme, folder, full));
    await walkThrough(acme, '/', browser);
    if (full) {
      await acme.run('portico', ['build', '--base', BASE]);
      await walkThrough(acme, BASE, browser);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof KitError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await kit(process.argv.includes('--full'));
