// Installs both packages of `npm run pack:all` into a copy of `examples/acme-broker` outside the repository, and runs
// there what an integrator runs: type check, tests in Jest and Vitest, `portico new`, a build, and the browser tests of
// the example. `FULL=on` also tests a build below a path, and builds the projects of `portico new`.
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

/** Runs commands in a project that has the packages of a folder. The output of a failed command is printed. */
function projectIn(folder, packageFolder = folder) {
  const run = (command, args, options) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
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
        console.log(`${title.replaceAll(`${packageFolder}/node_modules/`, '')} ${secondsSince(startedAt)}`);
        resolve(output);
      });
    });
  return {
    npm: (...args) => {
      const npmFile = process.env.npm_execpath;
      return npmFile?.endsWith('.js')
        ? run(process.execPath, [npmFile, ...args])
        : run('npm', args, { shell: process.platform === 'win32' });
    },
    run: (name, args = [], env = {}) =>
      run(process.execPath, [path.join(packageFolder, 'node_modules', COMMANDS[name]), ...args], { env }),
  };
}

const secondsSince = (startedAt) => `(${Math.round((performance.now() - startedAt) / 1000)} s)`;

/** Finds a free port whose next one is free, too: the invest site gets that one. */
async function findPort() {
  for (;;) {
    const port = await getPort();
    if ((await getPort({ port: port + 1 })) === port + 1) return port;
  }
}

/** The projects that `portico new` writes, by test runner. */
const NEW_PROJECTS = { jest: 'new-jest', vitest: 'new-vitest' };

/** A build runs at the same time and slows the tests down. */
const LONG_TIMEOUT = '--testTimeout=30000';

/** The folder of example adapters, with types and tests of its own. */
const ADAPTERS = 'adapters';

/** Runs the checks that need no browser, one after another. */
async function runChecks(acme, folder, full) {
  for (const [runner, name] of Object.entries(NEW_PROJECTS))
    await acme.run('portico', ['new', name, '--runner', runner]);
  const newProject = (name) => projectIn(path.join(folder, name), folder);
  await acme.run('tsc'); // checks the projects in its subfolders, too
  await acme.run('jest', [LONG_TIMEOUT, '--projects', '.', NEW_PROJECTS.jest, ADAPTERS]);
  await acme.run('vitest', ['run', LONG_TIMEOUT]);
  await newProject(NEW_PROJECTS.vitest).run('vitest', ['run']);
  if (full) for (const name of Object.values(NEW_PROJECTS)) await newProject(name).run('portico', ['build']);
}

/** Waits for all even if one fails: nothing may still run when the folder is deleted. */
async function waitForAll(...tasks) {
  const failure = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

async function runBrowserTests(acme, base, browser) {
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
    await runBrowserTests(acme, '/', browser);
    if (full) {
      await acme.run('portico', ['build', '--base', BASE]);
      await runBrowserTests(acme, BASE, browser);
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

process.exitCode = await kit(process.env.FULL === 'on');
