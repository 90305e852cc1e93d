import { GATEWAY_SUBJECTS } from './tools/build/lint/gateway-subjects.table.mjs';
import { SUBJECTS } from './tools/build/lint/subjects.table.mjs';

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

/** Pages that a visitor sees: light native forms, no Ant Design. */
const VISITORS = '^src/ui/(session|passwords|registration)/';
const PUBLIC = '^src/ui/public/';

/** A room inside `ui`, and the rooms that it may use. */
const room = (name, allowed) => ({
  name: `ui-${name}-stays-in-its-room`,
  severity: 'error',
  from: { path: `^src/ui/${name}/` },
  to: { path: '^src/ui/[^/]+/', pathNot: `^src/ui/(${[name, ...allowed].join('|')})/` },
});

/** The rooms of `ui` that belong to no subject. */
const ROOMS = [
  'hooks',
  'i18n',
  'theme',
  'components',
  'forms',
  'startup',
  'router',
  'kit',
  'public',
  'shell',
];

/** What stands beside the portal, and what of it and of the others it may use. */
const beside = (folder, allowed, comment) => ({
  name: `${folder}-uses-little-of-the-portal`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    pathNot: `^(${[`${folder}/`, ...allowed, 'node_modules/'].join('|')})`,
    dependencyTypesNot: ['core'],
  },
});

/** A subject, and the subjects that it may import, on every layer. */
const subject = ([name, needs]) => ({
  name: `subject-${name}`,
  comment: 'tools/build/lint/subjects.table.mjs lists the subjects that each may import.',
  severity: 'error',
  from: { path: `^src/(domain|application|infrastructure|ui|testkit)/${name}/` },
  to: {
    path: `^src/(domain|application|infrastructure|ui|testkit)/(${Object.keys(SUBJECTS).join('|')})/`,
    pathNot: `^src/(domain|application|infrastructure|ui|testkit)/(${[name, ...needs].join('|')})/`,
  },
});

/** A folder of the gateway, and the folders of it that it may import. */
const gatewaySubject = ([name, needs]) => ({
  name: `gateway-${name}`,
  comment: 'tools/build/lint/gateway-subjects.table.mjs lists the folders that each may import.',
  severity: 'error',
  from: { path: `^gateway/${name}/` },
  to: { path: '^gateway/', pathNot: `^gateway/(${[name, ...needs].join('|')})/` },
});

const CONTRACT_TYPES = 'src/infrastructure/http/contract\\.';
/** The guard of input methods: the terminal is a page with fields of its own. */
const COMPOSITION_KEYS = 'src/infrastructure/browser/composition-keys\\.';
const PURE_LOOKS = 'src/ui/theme/(token-overrides|brand-sheet|design-tokens)\\.';

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    outside('domain', [], 'The domain is pure.'),
    outside('application', ['domain'], 'Stores know policies and ports.'),
    outside('infrastructure', ['domain', 'application'], 'Adapters implement ports.'),
    outside('ui', ['domain', 'application'], 'Views call stores, never adapters or the container.'),
    beside('contract', [CONTRACT_TYPES], 'The contract is read by the gateway and by the command.'),
    beside('hosting', ['src/domain/', PURE_LOOKS], 'Headers depend on policies alone.'),
    beside(
      'gateway',
      ['src/domain/', 'contract/', 'hosting/', CONTRACT_TYPES, PURE_LOOKS, COMPOSITION_KEYS],
      'The gateway shares policies, contract, looks and the guard of input methods with the portal, and no other code.',
    ),
    beside(
      'cli',
      [
        ...['src/domain/', 'contract/', 'hosting/', 'tools/build/preset/portal-build\\.', CONTRACT_TYPES],
        'src/composition/extensions/ports\\.table\\.',
      ],
      'The command builds by the preset, and knows ports, headers and contract.',
    ),
    {
      name: 'portal-knows-nothing-beside-it',
      comment: 'What stands beside the portal uses it, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|cli|contract|hosting)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'build-and-hosting-know-no-command',
      severity: 'error',
      from: { path: '^(tools|hosting|contract|gateway)/' },
      to: { path: '^cli/' },
    },
    packages('domain', ['big\\.js', '@types/big\\.js', '@cfworker/json-schema']),
    packages('application', ['mobx', '@tanstack/query-core']),
    ...Object.entries(SUBJECTS).map(subject),
    ...Object.entries(GATEWAY_SUBJECTS).map(gatewaySubject),
    {
      name: 'remote-knows-no-subject',
      comment: 'Queries are of no subject.',
      severity: 'error',
      from: { path: '^src/application/remote/' },
      to: { path: '^src/application/', pathNot: '^src/application/(remote|kernel)/' },
    },
    {
      name: 'no-loose-file',
      comment: 'A file belongs to a subject or a room of its layer, or of the gateway.',
      severity: 'error',
      from: { path: '^(src/(domain|application|infrastructure|ui)|gateway)/[^/]+$' },
      to: {},
    },
    room('hooks', []),
    room('i18n', ['hooks']),
    room('theme', ['i18n', 'components', 'hooks']),
    room('components', ['i18n', 'theme', 'hooks']),
    room('forms', ['i18n', 'theme', 'components', 'hooks']),
    room('startup', ['i18n', 'components', 'hooks']),
    room('router', ['i18n', 'theme', 'components', 'startup', 'hooks']),
    room('kit', ['i18n', 'router', 'hooks']),
    room('public', ['i18n', 'theme', 'components', 'forms', 'hooks']),
    room('shell', ['i18n', 'theme', 'components', 'forms', 'router', 'hooks']),
    {
      name: 'ui-screens-know-no-shell',
      comment: 'The shell stands round a screen; a screen may wait for a feature whose code comes later.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: [...ROOMS.map((name) => `^src/ui/${name}/`)] },
      to: { path: '^src/ui/(shell|router|startup)/', pathNot: '^src/ui/router/use-feature\\.' },
    },
    {
      name: 'ui-public-is-for-visitors',
      comment: "An extension's screen may be one of them: its frame is loaded with it.",
      severity: 'error',
      from: { path: '^src/', pathNot: [PUBLIC, VISITORS, '^src/composition/extensions/own-page\\.tsx$'] },
      to: { path: PUBLIC },
    },
    {
      name: 'native-controls-are-for-visitors',
      comment: "Behind the sign-in a form has Ant Design's controls.",
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/forms/native/', PUBLIC, VISITORS] },
      to: { path: '^src/ui/forms/native/' },
    },
    {
      name: 'visitors-get-no-antd',
      comment: 'The sign-in page stays light.',
      severity: 'error',
      from: { path: [PUBLIC, VISITORS, '^src/ui/forms/(native/|[^/]+$)'] },
      to: { path: '^(node_modules/(antd|@rc-component|@ant-design/icons)/|src/ui/forms/antd/)' },
    },
    {
      name: 'composition-is-known-to-nobody',
      comment: 'It knows everybody; only the page, the test kit and the public API know it.',
      severity: 'error',
      from: { path: '^src/(domain|application|infrastructure|ui)/' },
      to: { path: '^src/composition/' },
    },
    {
      name: 'container-only-in-di',
      comment: 'Only infrastructure/di knows Inversify.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/di/' },
      to: { path: '^node_modules/(inversify|@inversifyjs|reflect-metadata)/' },
    },
    {
      name: 'queries-come-from-queries',
      comment: 'What is asked for has a key, by which all who ask share it; others know the type alone.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(application/remote/|composition/features/kernel/core\\.ts$|testkit/)',
      },
      to: {
        path: '^(node_modules/@tanstack/query-core/|src/application/remote/remote-query\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'axios-only-in-transport',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/http/transport\\.ts$' },
      to: { path: '^node_modules/axios/' },
    },
    {
      name: 'tus-only-in-its-sender',
      comment: 'It has a connection of its own, in place of which it is given that of all other calls.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/documents/send-by-tus\\.ts$' },
      to: { path: '^node_modules/tus-js-client/' },
    },
    {
      name: 'transport-only-in-http-client',
      comment: 'Every call stands in contract/openapi.yaml and is made by the HTTP client, typed by it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/http/(http-client|batched-transport)\\.ts$' },
      to: { path: '^src/infrastructure/http/transport\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'portal-never-imports-the-testkit',
      comment: 'Fakes are for tests, and for the pages that the build renders.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(testkit/|composition/features/.+\\.doubles\\.ts$)' },
      to: { path: '^src/(testkit/|composition/features/.+\\.doubles\\.ts$)' },
    },
    {
      name: 'portal-never-imports-the-gateway',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^gateway/' },
    },
    {
      name: 'tests-are-imported-by-tests-alone',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'one-composition',
      comment:
        'A portal is put together by compose (docs/decisions/0014). A world for contract suites has a container of adapters.',
      severity: 'error',
      from: { pathNot: '^(src/composition/start/compose\\.ts$|src/testkit/runner/fake-world\\.ts$|test/)' },
      to: { path: '^src/infrastructure/di/create-container\\.ts$', dependencyTypesNot: ['type-only'] },
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
