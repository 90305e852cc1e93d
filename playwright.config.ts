import { defineConfig } from '@playwright/test';
import { CONFIG_VARIABLES } from './gateway/server/config-variables.table';
import { BROWSER_ARGS, findHeadlessShell } from './tools/scripts/find-browser.mjs';
import { GATEWAY_PROGRAM } from './test/e2e/kit/gateway-program';
import { REVIEW_KEY, REVIEW_PORT } from './test/e2e/kit/review-address';

/** Another port, and another build, where two runs are to stand side by side. */
const PORT = Number(process.env['E2E_PORT'] ?? 3100);
const INVEST_PORT = PORT + 1;
/** Gateways behind nginx, started by `npm run fleet -- --flows`, are at the addresses of the tests' own gateway. */
const isFleet = process.env['E2E_FLEET'] === 'on';
const browser = findHeadlessShell();

/** Nothing of a developer's own `.env` may reach the tests: an empty variable means its default. */
const defaults = Object.fromEntries(CONFIG_VARIABLES.map(({ name }) => [name, '']));

/** End-to-end tests of the production build on the gateway with its real database. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A page waits now and then: on two cores three are faster than two, and four are no faster than three.
  workers: 3,
  // A slow machine is no finding: speed is the bench's business.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A test that looks at motion asks for it; to the others it is only time and half-way states.
    contextOptions: { reducedMotion: 'reduce' },
    // Every test would pay for a trace: 7 % of its time for actions and requests, a fifth with pictures of every step.
    // `npx playwright test --trace on FILE` makes one of a test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: BROWSER_ARGS, ...(browser !== undefined && { executablePath: browser }) },
  },
  // `npm test` has the walks: each flow once, from its first page to its last. Everything else is in `npm run test:full`.
  projects: [
    { name: 'walks', grep: /@walk/ },
    { name: 'products', grepInvert: /@walk/ },
  ],
  ...(!isFleet && {
    webServer: {
      command: ['node', ...GATEWAY_PROGRAM].join(' '),
      url: `http://localhost:${PORT}/healthz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        ...defaults,
        PORTICO_MODE: '',
        SECRET: '',
        PORT: String(PORT),
        INVEST_PORT: String(INVEST_PORT),
        FRAMES_PORT: '',
        HOST: 'localhost',
        METRICS_PORT: String(REVIEW_PORT),
        REVIEW_KEY,
        DRAIN_SECONDS: '',
        TRUST_PROXY: '',
        PUBLIC_URL: '',
        DATABASE_URL: process.env['DATABASE_URL'] ?? '',
        DATA_FOLDER: 'memory',
        // Tests replace the answers that the page would have in it.
        BOOT_DATA: 'off',
        DIST_FOLDER: process.env['E2E_DIST'] ?? '',
        CORS_ORIGINS: '',
        LOG_LEVEL: '',
        FAULTS: 'on',
        OUTBOX: 'on',
        SMTP_URL: '',
      },
    },
  }),
});
