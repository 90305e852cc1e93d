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
  const installedPackages = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const lockedPackages = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  return Object.entries(lockedPackages).every(([folder, { version, integrity, optional, peer }]) => {
    if (folder === '') return true;
    const entry = installedPackages[folder];
    if (entry === undefined) return optional === true || peer === true;
    return entry.version === version && entry.integrity === integrity;
  });
}

/** Runs npm, preferably the one that started this script. @returns {boolean} true if it succeeded. */
function runNpm(...args) {
  const npmFile = process.env.npm_execpath;
  const spawnOptions = { cwd: root, stdio: 'inherit' };
  const { status } = npmFile?.endsWith('.js')
    ? spawnSync(process.execPath, [npmFile, ...args], spawnOptions)
    : spawnSync('npm', args, { ...spawnOptions, shell: process.platform === 'win32' });
  return status === 0;
}

/** Installs the locked dependencies if they are missing or out of date. */
export function ensureInstall() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing the locked dependencies…');
  // With NODE_ENV=production npm would omit packages that builds and tests need.
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  if (runNpm('ci', ...options)) return;
  // A lock file written on another system may lack this system's binaries, which makes `npm ci` fail. `npm install`
  // uses the locked versions too, adds the binaries, and with --no-save leaves the lock file unchanged.
  console.log('`npm ci` did not succeed; trying `npm install` with the same lock file…');
  if (runNpm('install', '--no-save', ...options)) return;
  console.error('The dependencies could not be installed: see the output of npm above.');
  process.exit(1);
}

if (isMain(import.meta)) ensureInstall();
