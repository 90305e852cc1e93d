// Runs before anything is installed, so it may import only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at, isMain, root } from './root.mjs';

const OLDEST_NODE = [20, 19];

/** Exits with one sentence if this Node version cannot run the project. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Portico needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** True if the installed packages match the lock file; packages for other systems may be missing. */
function isInstalled() {
  const installedFile = at('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([folder, { version, integrity, optional, peer }]) => {
    if (folder === '') return true;
    const present = installed[folder];
    if (present === undefined) return optional === true || peer === true;
    return present.version === version && present.integrity === integrity;
  });
}

/** Runs npm, preferably the one that started this script. @returns {boolean} whether it succeeded. */
function npm(...args) {
  const own = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = own?.endsWith('.js')
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

/** Installs the locked dependencies if they are missing or out of date. */
export function ensureInstall() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing the locked dependencies…');
  // With NODE_ENV=production npm would leave out what builds and tests need.
  const always = ['--include=dev', '--no-audit', '--no-fund'];
  if (npm('ci', ...always)) return;
  // A lock file written on another system may lack this system's binaries, which makes `npm ci` fail. `npm install`
  // uses the locked versions too, adds the binaries, and with --no-save leaves the lock file unchanged.
  console.log('`npm ci` did not succeed; trying `npm install` with the same lock file…');
  if (npm('install', '--no-save', ...always)) return;
  console.error('The dependencies could not be installed: see the lines of npm above.');
  process.exit(1);
}

if (isMain(import.meta)) ensureInstall();
