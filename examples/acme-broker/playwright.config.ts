import { defineConfig } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 3000);
/** The path given to `portico build --base`. */
const base = process.env['BASE'] ?? '/';
const chromium = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  use: {
    // The gateway has a site, and a demo client, for each company of an extension.
    baseURL: `http://acme.localhost:${port}${base}`,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Chromium refuses its own sandbox to root, as in most containers.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  webServer: {
    command: `npx portico gateway --data memory --port ${port}`,
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
  },
});
