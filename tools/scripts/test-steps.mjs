import { availableParallelism } from 'node:os';
import { at } from './root.mjs';
import { programs, TSX } from './run.mjs';

/*
 * The steps of the two circles. `npm test` has each rule once: types, lint, policies, every suite of units, and one
 * walk through each flow in Chromium. `npm run test:full` has the products (page × company × look × width), several
 * gateways at once, other browsers, another database, and the packages (docs/testing.md).
 */

/** Half as many suites again as there are cores: some of the gateway's mostly wait. */
const SUITES_AT_ONCE = Math.ceil(availableParallelism() * 1.5);

const jest = (name, suitesAtOnce, ...options) => [
  // More room for short-lived objects: collecting them takes half the time, a fifteenth of a page suite's.
  '--max-semi-space-size=64',
  // Functions are optimised later than V8 would: most suites end before that pays. A twentieth of the processor's time.
  '--interrupt-budget=1500000',
  programs.jest,
  `--maxWorkers=${suitesAtOnce}`,
  '--json',
  `--outputFile=${jestReportOf(name)}`,
  ...options,
];

export const jestReportOf = (name) => at(`test-results/jest-${name}.json`);
export const browserReportOf = (name) => at(`test-results/playwright-${name}.json`);

/** Tests of their own take each branch of the policies, so those run by themselves; to count them costs a sixth more. */
const policies = jest(
  'policies',
  availableParallelism(),
  '--selectProjects=policies',
  '--coverage',
  '--collectCoverageFrom=src/domain/**/*.ts',
  '--coverageReporters=text-summary',
);

async function inBrowser(run) {
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  return (await ensureBrowser()) ? run() : 1;
}

/** The walks share the cores with the suites of units, which take longer: a worker for every second core keeps step. */
const WALKS_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

const browserVariables = (name) => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReportOf(name),
  E2E_GATEWAY: 'built',
});

/**
 * The browser tests of a Playwright project, on a database of `DATABASE_URL` if it is set.
 * @param options of Playwright.
 */
const browserTests =
  (project, ...options) =>
  (runNode) =>
    inBrowser(async () => {
      const { createTemporaryDatabase } = await import('./temporary-database.mjs');
      const server = process.env.DATABASE_URL;
      const database = server ? await createTemporaryDatabase(server) : undefined;
      const env = {
        ...browserVariables(project),
        ...(database && { DATABASE_URL: database.url }),
      };
      try {
        return await runNode([programs.playwright, 'test', `--project=${project}`, ...options], { env });
      } finally {
        await database?.drop();
      }
    });

/** A trial in Chromium on a PostgreSQL of its own, if one is installed. */
const trialOnPostgres =
  (name, ...options) =>
  (runNode) =>
    inBrowser(() =>
      runNode([...TSX, at(`tools/trials/${name}.ts`), ...options], {
        env: browserVariables(name),
      }),
    );

const workers = `--workers=${WALKS_AT_ONCE}`;
const walks = process.env.DATABASE_URL
  ? browserTests('walks', workers)
  : trialOnPostgres('walks', '--project=walks', workers);

const LAYERED_FOLDERS = ['src', 'gateway', 'contract', 'hosting', 'cli', 'tools/build', 'tools/preview'];

const BUILD = { name: 'build', programs: { webpack: [at('tools/scripts/build.mjs')] } };

/**
 * Each circle has phases, one after another. A phase has lanes, which run side by side: most programs use about one
 * core, and browser tests wait half of their time. In a lane one step follows another. Fixed lanes need no task runner,
 * and a cache that skips unchanged steps would hide a test that fails now and then.
 *
 * A step has `programs`, or `run`, which gets a function that runs Node. The output of a step with `isLive` is seen as
 * it comes, that of the others when they have ended.
 */
export const CIRCLES = {
  each: [
    [
      [
        BUILD,
        { name: 'budget', programs: { 'size limit': [programs.sizeLimit, '--hide-passed'] }, needs: 'build' },
      ],
      [
        // Beside the other lane, one thread is as fast as several, which check shared types once each.
        { name: 'typecheck', programs: { tsc: [programs.tsc, '--singleThreaded'] } },
        {
          name: 'lint',
          programs: {
            format: [programs.oxfmt, '--check'],
            rules: [programs.oxlint, '-c', 'oxlint.config.mjs'],
            'browser floor': [at('tools/scripts/browser-floor.mjs')],
            layers: [programs.depcruise, ...LAYERED_FOLDERS, '--config', '.dependency-cruiser.mjs'],
          },
        },
        { name: 'knip', programs: { 'dead code': [programs.knip] } },
        // The generated types of the calls must match the contract.
        { name: 'contract', programs: { types: [...TSX, at('tools/build/write-contract.ts'), '--check'] } },
        { name: 'policies', programs: { 'with coverage': policies } },
      ],
    ],
    [
      [
        {
          name: 'unit',
          isLive: true,
          run: (runNode) => runNode(jest('unit', SUITES_AT_ONCE, '--ignoreProjects', 'policies', 'replicas')),
        },
      ],
      [{ name: 'walks', run: walks, needs: 'build' }],
    ],
  ],
  full: [
    [
      [
        { name: 'pack', programs: { packages: [...TSX, at('tools/build/pack/pack.ts')] } },
        // The packages in a project outside the repository (examples/acme-broker), at the root and below a path.
        { name: 'kit', programs: { 'a project outside': [at('tools/scripts/kit.mjs')] }, needs: 'pack' },
      ],
      [BUILD],
    ],
    [
      [
        // Several gateways on one database, and gateways that are killed.
        {
          name: 'replicas',
          isLive: true,
          run: (runNode) => runNode(jest('replicas', 1, '--selectProjects=replicas')),
        },
        { name: 'products', isLive: true, run: browserTests('products'), needs: 'build' },
        { name: 'flows-on-postgres', isLive: true, run: trialOnPostgres('flows'), needs: 'build' },
        { name: 'walks-embedded', isLive: true, run: browserTests('walks'), needs: 'build' },
        // Browsers other than Chromium, if installed; it lists those it skips.
        {
          name: 'engines',
          isLive: true,
          run: (runNode) => runNode([...TSX, at('tools/trials/engines.ts')]),
          needs: 'build',
        },
      ],
    ],
  ],
};
