import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const INSTALLED_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium for tests: PORTICO_CHROMIUM if set, otherwise Playwright's own, otherwise the system's.
 * @returns {string | undefined} undefined if none is installed.
 */
export function findBrowser() {
  const chosenBrowser = process.env.PORTICO_CHROMIUM;
  if (chosenBrowser) return chosenBrowser;
  return [playwrightBrowser(), ...filesOnPath(COMMANDS), ...INSTALLED_APPS].find(
    (file) => file !== undefined && existsSync(file),
  );
}

/**
 * Path of the browser for tests that need no back/forward cache: Chromium's headless shell if the system has it, which
 * takes a quarter less time; otherwise as `findBrowser`.
 * @returns {string | undefined} undefined if none is installed.
 */
export function findHeadlessShell() {
  const shell = filesOnPath(['chromium-headless-shell']).find((file) => existsSync(file));
  return process.env.PORTICO_CHROMIUM || shell || findBrowser();
}

const filesOnPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) =>
      names.flatMap((name) => [path.join(folder, name), path.join(folder, `${name}.exe`)]),
    );

function playwrightBrowser() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath() || undefined;
}

/** Browser arguments; root, as in a container, cannot use the sandbox. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
