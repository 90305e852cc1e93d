/** The layers of ARCHITECTURE.md: imports point inwards, and never in a circle. */
const outside = (layer, allowed, comment) => ({
  name: `${layer}-imports-inwards`,
  comment,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { pathNot: `^(src/(${[layer, ...allowed].join('|')})/|node_modules/|src/globals\\.d\\.ts)` },
});

const packages = (layer, allowed) => ({
  name: `${layer}-packages`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^node_modules/', pathNot: `^node_modules/(${allowed.join('|')})/` },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    outside('domain', [], 'The domain is pure.'),
    outside('application', ['domain'], 'Stores know policies and ports.'),
    outside('infrastructure', ['domain', 'application'], 'Adapters implement ports.'),
    outside('ui', ['domain', 'application'], 'Views call stores, never adapters or the container.'),
    packages('domain', ['big\\.js', '@types/big\\.js', 'zod']),
    packages('application', ['mobx', '@tanstack/query-core']),
    {
      name: 'container-only-in-di',
      comment: 'Only infrastructure/di knows Inversify.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(infrastructure/di|testkit)/' },
      to: { path: '^node_modules/(inversify|@inversifyjs|reflect-metadata)/' },
    },
    {
      name: 'axios-only-in-transport',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/http/transport\\.ts$' },
      to: { path: '^node_modules/axios/' },
    },
    {
      name: 'transport-only-in-http-client',
      comment:
        'Every call is a row of endpoints.table.ts, typed by the contract and made by the HTTP client.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/http/http-client\\.ts$' },
      to: { path: '^src/infrastructure/http/transport\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'portal-never-imports-the-testkit',
      comment: 'Fakes are for tests, and for what the build draws.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testkit/' },
      to: { path: '^src/testkit/' },
    },
    {
      name: 'portal-never-imports-the-stand-in',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|test)/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
    exclude: { path: '^(dist|coverage|\\.cache)/' },
  },
};
