import { defineConfig } from 'oxlint';
import { nativeControls } from './tools/build/lint/native-controls.mjs';
import { rulesForAll, rulesForJavaScript, rulesForTypeScript } from './tools/build/lint/rules.mjs';

/** Where code compares `what` with words or numbers that are written there. */
const comparing = (what) =>
  [
    `BinaryExpression[operator=/^[!=]==?$/][right.type='Literal'] > ${what}.left`,
    `BinaryExpression[operator=/^[!=]==?$/][left.type='Literal'] > ${what}.right`,
    `CallExpression[callee.object.type=/^(Array|New)Expression$/] > ${what}.arguments`,
    `SwitchStatement > ${what}.discriminant`,
  ].join(', ');

const companyId = ":matches(Identifier[name='companyId'], MemberExpression[property.name='companyId'])";
const noComparedIds = {
  selector: comparing(companyId),
  message: 'Read a policy by cellOf(), not by company id.',
};

/** Company ids are written, and compared with, in one file only. */
const noCompanyIds = [
  noComparedIds,
  {
    selector: "MemberExpression[object.name='COMPANY_IDS']",
    message: 'Company ids stand in src/domain/site/company.ts only.',
  },
];

/** The gateway's data belong to companies; its decisions depend on their variants. */
const noDecidingIds = [
  noComparedIds,
  {
    // Compared with, or the key of a map.
    selector:
      ":matches(BinaryExpression, NewExpression > ArrayExpression > ArrayExpression) > MemberExpression[object.name='COMPANY_IDS']",
    message: 'A company may be like another: make it a table by variant and read it by entryOf().',
  },
];

/** Every call stands in contract/openapi.yaml and is made by the HTTP client, typed by it. */
const callsOnly = 'Calls are made by HttpClient, by their names in contract/openapi.yaml.';
const network = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];
const noOtherNetwork = network.map((name) => ({ name, message: callsOnly }));
/** Whatever object has them: the window goes by many names. */
const ofNetwork = `/^(${[...network, 'sendBeacon'].join('|')})$/`;
const noOtherCalls = [
  `MemberExpression[object.type!='ThisExpression'] > Identifier.property[name=${ofNetwork}]`,
  `MemberExpression > Literal.property[value=${ofNetwork}]`,
  `MemberExpression > TemplateLiteral.property > TemplateElement[value.cooked=${ofNetwork}]`,
  `ObjectPattern > Property[key.name=${ofNetwork}]`,
].map((selector) => ({ selector, message: callsOnly }));

const ofVariant =
  ':matches(MemberExpression[property.name=/^(key|column)$/][object.name=/[vV]ariant$/], MemberExpression[property.name=/^(key|column)$/][object.property.name=/[vV]ariant$/])';
const FLAG = '/^is(Main|Invest|Bank|International|BankOrInternational)$/';
const noFlag = 'A variant is no flag: make it a row of a policy table and read it by cellOf().';
const notCompared = 'Variants are not compared: make it a row of a policy table and read it by cellOf().';
const byCellOf = 'A cell is read by cellOf(), so that companies from outside have theirs.';

/** What differs from variant to variant stands in a table, which `cellOf` reads. */
const cellsOnly = [
  {
    selector: `:matches(MemberExpression[property.name=${FLAG}], ObjectPattern > Property[key.name=${FLAG}])`,
    message: noFlag,
  },
  { selector: "MemberExpression[object.name='flags'][property.name=/^is[A-Z]/]", message: noFlag },
  {
    selector: "VariableDeclarator[init.name='flags'] > ObjectPattern > Property[key.name=/^is[A-Z]/]",
    message: noFlag,
  },
  { selector: "Identifier[name='companyFlags']", message: noFlag },
  { selector: `BinaryExpression[operator=/^[!=]==?$/] > ${ofVariant}.left`, message: notCompared },
  { selector: comparing(ofVariant), message: notCompared },
  { selector: comparing('Identifier[name=/[vV]ariant$/]'), message: notCompared },
  {
    selector: 'MemberExpression[computed=true] > Identifier.property[name=/[vV]ariant$/]',
    message: byCellOf,
  },
  { selector: `MemberExpression[computed=true] > ${ofVariant}.property`, message: byCellOf },
];

/** A code of the gateway's is compared by its name (D4). */
const named = 'The name of a code stands in src/domain/kernel/error-codes.table.ts.';
const namedCodes = [
  {
    selector:
      'CallExpression[callee.property.name=/^(includes|indexOf|has)$/]:matches([callee.object.name=/[cC]odes$/], [callee.object.property.name=/[cC]odes$/]) > Literal[raw=/^[0-9]/]',
    message: named,
  },
  {
    selector:
      'BinaryExpression[operator=/^[!=]==?$/]:matches([left.name=/[cC]ode$/], [left.property.name=/[cC]ode$/]) > Literal[raw=/^[0-9]/]',
    message: named,
  },
];

/** `in` also finds what every object inherits: `constructor`, `__proto__`, `toString`. */
const noInheritedKeys = {
  selector:
    "BinaryExpression[operator='in'] > :not(Literal, PrivateIdentifier, Identifier[name=/^[A-Z_]+$/]).left",
  message: 'A key from outside is looked up by Object.hasOwn().',
};

/** Every application has the error answers and the checks of input of one factory. */
const oneFastify = {
  selector: "ImportDeclaration[source.value='fastify'] > ImportDefaultSpecifier",
  message: 'Applications are made by createApp().',
};

const textsOnly = {
  name: 'react-i18next',
  message: 'Texts come from src/ui/i18n/texts (docs/decisions/0021).',
};
const clockOnly = { object: 'Date', property: 'now', message: 'Use the Clock port.' };

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [
    // ESLint's own rules that Oxlint does not have.
    { name: 'js', specifier: 'oxlint-plugin-eslint' },
    { name: 'house', specifier: './tools/build/lint/native-controls.mjs' },
  ],
  categories: { correctness: 'off' },
  ignorePatterns: ['src/infrastructure/http/contract.generated.ts'],
  options: { reportUnusedDisableDirectives: 'error' },
  rules: rulesForAll,
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: rulesForTypeScript,
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      rules: rulesForJavaScript,
    },
    {
      // Hooks are used by views alone.
      files: ['**/*.tsx', '{src,test}/ui/**/*.ts', 'src/testkit/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['{src,cli,contract,hosting}/**/*.{ts,tsx}'],
      rules: { 'js/no-restricted-syntax': ['error', noInheritedKeys] },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/domain/site/company.ts', 'src/testkit/**'],
      rules: {
        'js/no-restricted-syntax': [
          'error',
          noInheritedKeys,
          ...noCompanyIds,
          ...cellsOnly,
          {
            selector: "Property[key.name='companyId'] > Literal[raw=/^(7|11|23|24)$/]",
            message: 'Company ids stand in src/domain/site/company.ts only.',
          },
          {
            selector: 'CallExpression[callee.name=/^make(Auto)?Observable$/][arguments.length>1]',
            message: 'What MobX should not see is a #field.',
          },
          {
            selector: 'MemberExpression[property.name="innerHTML"]',
            message: 'Content is data, never markup.',
          },
          {
            selector:
              "TemplateLiteral:has(CallExpression[callee.name='t']) > TemplateElement[value.raw=/^: /], JSXText[value=/^: /]",
            message: 'The colon and its spaces are the language’s: use a text with placeholders.',
          },
          {
            selector: "MemberExpression[object.name='z'][property.name=/^(any|custom|unknown)$/]",
            message: 'A reader checks what it takes: such a schema believes everything.',
          },
          {
            selector:
              'JSXOpeningElement[name.name=/^(bdi|code)$/] > JSXAttribute[name.name="dir"][value.value="ltr"]',
            message: 'Figures, addresses and codes are <Verbatim>: page translators leave them as they are.',
          },
          {
            selector: 'ImportDeclaration[source.value=/^zod/] > ImportSpecifier',
            message: 'Imported as z, so that it is seen which schema is meant.',
          },
          {
            selector: "BinaryExpression[operator='instanceof'][right.name='PortalError']",
            message: 'isPortalError() also knows the errors of another copy of the portal.',
          },
          ...namedCodes,
          ...noOtherCalls,
        ],
      },
    },
    {
      files: ['gateway/**/*.ts'],
      rules: {
        'js/no-restricted-syntax': ['error', noInheritedKeys, ...noDecidingIds, ...cellsOnly, oneFastify],
      },
    },
    {
      files: ['gateway/kernel/create-app.ts'],
      rules: { 'js/no-restricted-syntax': ['error', noInheritedKeys, ...noDecidingIds, ...cellsOnly] },
    },
    {
      // Beside the HTTP client: telemetry, whose collector is no gateway. What boot asks for ahead goes by the same table.
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/infrastructure/telemetry/otlp-telemetry.ts'],
      rules: {
        'no-restricted-globals': ['error', ...noOtherNetwork],
      },
    },
    {
      // What is sent and what was read has the contract's types: an adapter says nothing else of it.
      files: ['src/infrastructure/**/http-*.ts'],
      excludeFiles: ['src/infrastructure/http/http-client.ts'],
      rules: {
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      // The bench's untuned page uses the packages as their guides do.
      excludeFiles: ['src/ui/i18n/texts.tsx', 'tools/bench/untuned/**'],
      rules: {
        'no-restricted-imports': ['error', textsOnly],
      },
    },
    {
      files: ['src/ui/**/*.{ts,tsx}'],
      excludeFiles: ['src/ui/i18n/texts.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [textsOnly],
            patterns: [
              {
                regex: '^react-router(-dom)?$',
                importNamePattern: '^(create.*Router|.*Router|Routes?|Navigate|redirect.*|replace)$',
                message:
                  'Who goes where is a guard (src/composition/routing/guards.ts); the router is made beside it.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/ui/**/*.{ts,tsx}'],
      excludeFiles: ['src/ui/i18n/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...noOtherNetwork,
          { name: 'Intl', message: 'Numbers, dates and names are written by src/ui/i18n.' },
          ...['queueMicrotask', 'requestIdleCallback'].map((name) => ({
            name,
            message: 'Work is deferred by src/application/kernel/scheduling.ts.',
          })),
        ],
      },
    },
    nativeControls,
    {
      files: ['src/domain/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...noOtherNetwork,
          'window',
          'document',
          'localStorage',
          'sessionStorage',
          'navigator',
          'setTimeout',
          'setInterval',
        ],
      },
    },
    {
      // The kit is for any test runner: a contract suite is handed its own, and `expect` is a library.
      files: ['src/testkit/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...noOtherNetwork,
          ...[
            'describe',
            'test',
            'it',
            'expect',
            'jest',
            'vi',
            'beforeAll',
            'beforeEach',
            'afterEach',
            'afterAll',
          ],
        ],
      },
    },
    {
      files: ['src/{domain,application,ui}/**'],
      rules: {
        'no-restricted-properties': ['error', clockOnly],
      },
    },
    {
      files: ['src/ui/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          clockOnly,
          ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toFixed', 'toPrecision'].map(
            (property) => ({ property, message: 'Numbers and dates are written by src/ui/i18n.' }),
          ),
        ],
      },
    },
    {
      files: ['gateway/frames/*.js'],
      globals: { document: 'readonly', parent: 'readonly', ResizeObserver: 'readonly' },
    },
    {
      // Runs inside the page that is walked through.
      files: ['tools/trials/engines/in-page.js'],
      globals: {
        Event: 'readonly',
        HTMLInputElement: 'readonly',
        PopStateEvent: 'readonly',
        history: 'readonly',
        location: 'readonly',
      },
    },
    {
      files: [
        'cli/**',
        'tools/scripts/**',
        'tools/bench/**',
        'tools/trials/**',
        'gateway/programs/main.ts',
        '**/*.mjs',
        '**/*.cjs',
      ],
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'readonly',
        require: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        TextEncoder: 'readonly',
        TextDecoder: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        Headers: 'readonly',
        ReadableStream: 'readonly',
        WritableStream: 'readonly',
        TransformStream: 'readonly',
        structuredClone: 'readonly',
        crypto: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        document: 'readonly',
        window: 'readonly',
        requestAnimationFrame: 'readonly',
        PerformanceObserver: 'readonly',
        MessageChannel: 'readonly',
      },
      rules: { 'no-console': 'off', 'typescript/no-require-imports': 'off' },
    },
    {
      // Written as an outsider can: with the package's types, which have to do without help.
      files: ['examples/adapters/*.ts'],
      rules: {
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
        'js/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!@portico/portal(/testkit)?$|\\./|node:)',
                message: 'Only the package, its test kit and files beside it.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['test/**', 'tools/bench/**', 'tools/trials/**', 'src/testkit/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
  ],
});
