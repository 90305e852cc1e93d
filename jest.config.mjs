// Four projects by what they need: the tests of src/domain run by themselves, because each branch of it is counted, and
// one that only other tests take does not count; ui and browser adapters need a page (jsdom); gateways that share a
// database are processes of their own; the rest is plain Node.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages that ship ES modules only; everything else in node_modules is left as it is. */
const ESM_ONLY = [
  'inversify',
  '@inversifyjs',
  'jose',
  'swiper',
  'lightweight-charts',
  'fancy-canvas',
  '@ant-design/colors',
  '@ant-design/fast-color',
  '@tus',
  'altcha-lib',
  'get-port',
  'srvx',
  's3mini',
  'antd/es',
  '@babel/runtime/helpers/esm',
  '@ant-design/icons-svg/es',
  '@rc-component/[^/]+/es',
  '@ant-design/icons/es',
  '@ant-design/cssinjs/es',
  '@ant-design/cssinjs-utils/es',
];

/** Tests of policies alone whose tables are typed by hand from the requirements. */
const SPECIFIED_POLICIES = [
  'footer',
  'languages',
  'menus',
  'public-routes',
  'retries',
  'routes',
  'session',
  'storage-keys',
].map((name) => `<rootDir>/test/spec/${name}.test.ts`);

/** Where each branch of src/domain is taken. */
const POLICIES = ['<rootDir>/test/domain/', ...SPECIFIED_POLICIES];

/** Tests of views, of what runs before the bundle, and of adapters that use the page. */
const PAGES = [
  'test/ui/',
  'test/early/',
  'test/gateway/frames/terminal-page/',
  'test/infrastructure/(browser|storage)/',
  'test/infrastructure/.*/(browser-(?!support)|web-|widget-|zendesk-|google-)',
].map((path) => `/${path}`);

/** Several gateways on one database, in processes of their own; part of the full pass. */
const REPLICAS = '<rootDir>/test/gateway/replicas/';

const shared = {
  transform: {
    '\\.(m?js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    // Its package offers itself to `import` alone.
    '^lightweight-charts$':
      '<rootDir>/node_modules/lightweight-charts/dist/lightweight-charts.production.mjs',
    '\\.css$': '<rootDir>/test/jest/empty-css.ts',
    // From its source each process would take seconds to start.
    '/gateway-program$': '<rootDir>/test/jest/compiled-program.ts',
    // The guides' example code, as an integrator writes it.
    '^@portico/portal$': '<rootDir>/src/public-api.ts',
    '^@portico/portal/testkit$': '<rootDir>/src/testkit/index.ts',
  },
};

const onDatabases = {
  testEnvironment: require.resolve('./test/jest/node-environment.cjs'),
  globalSetup: '<rootDir>/test/jest/before-node-tests.mjs',
  globalTeardown: '<rootDir>/test/jest/after-node-tests.mjs',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '/load-contract$': '<rootDir>/test/jest/shared-contract.cjs',
  },
};

export default {
  // Sign-ins really hash and uploads are really decoded, which takes several times as long on a busy machine.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/test/jest/gateways-first.cjs',
  // V8 takes three times as long, and does not count the branches of functions that no test calls.
  coverageProvider: 'babel',
  coverageThreshold: { './src/domain/': { branches: 100 } },
  projects: [
    {
      ...shared,
      displayName: 'policies',
      testEnvironment: require.resolve('./test/jest/policies-environment.cjs'),
      testMatch: ['<rootDir>/test/domain/**/*.test.ts', ...SPECIFIED_POLICIES],
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: require.resolve('./test/jest/page-environment.cjs'),
      setupFiles: ['<rootDir>/test/jest/page-setup.ts'],
      testRegex: PAGES.map((path) => `${path}.*\\.test\\.tsx?$`),
    },
    {
      ...shared,
      ...onDatabases,
      displayName: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [...POLICIES, ...PAGES, REPLICAS, '<rootDir>/test/e2e/'],
    },
    { ...shared, ...onDatabases, displayName: 'replicas', testMatch: [`${REPLICAS}*.test.ts`] },
  ],
};
