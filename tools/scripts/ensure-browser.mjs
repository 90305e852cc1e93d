import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';
import { programs, runNode } from './run.mjs';

/**
 * Finds a Chromium or installs one: Playwright's own, or Debian's if this process runs as root.
 * @returns {Promise<string | undefined>} undefined, after an error message, if neither works.
 */
export async function ensureBrowser() {
  const browser = findBrowser();
  if (browser) return browser;
  console.log('No Chromium found; installing one…');
  await runNode([programs.playwright, 'install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0) installDebianPackages();
  const installedBrowser = findBrowser();
  if (!installedBrowser) {
    console.error(
      'No browser for the end-to-end tests: install Chromium, or set PORTICO_CHROMIUM to the path of one.',
    );
  }
  return installedBrowser;
}

function installDebianPackages() {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (spawnSync('apt-get', ['update'], options).status !== 0) return;
  const install = (...names) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
  install('chromium', 'fonts-noto-core');
  install('chromium-headless-shell'); // some Debian releases do not have it
}
