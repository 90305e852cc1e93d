export const RUNNERS = ['jest', 'vitest'] as const;
type Runner = (typeof RUNNERS)[number];

const REACT = '^19.3.1';

/** The packages, script and files of each test runner. */
const TESTS: Readonly<
  Record<Runner, { script: string; packages: Record<string, string>; globals: string; file: string }>
> = {
  jest: {
    script: 'jest',
    // TypeScript is compiled by swc, as the portal's own tests are.
    packages: {
      '@swc/core': '^1.16.0',
      '@swc/jest': '^0.2.39',
      '@types/jest': '^30.0.0',
      jest: '^30.5.0',
      'jest-environment-jsdom': '^30.5.0',
    },
    globals: '',
    file: 'jest.config.cjs',
  },
  vitest: {
    script: 'vitest run',
    packages: { vitest: '^3.2.4' },
    globals: "import { expect, test } from 'vitest';\n",
    file: 'vitest.config.mjs',
  },
};

const CONFIGS: Readonly<Record<Runner, string>> = {
  jest: `module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.test.{ts,tsx}'],
  transform: {
    '\\\\.tsx?$': [
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
};
`,
  vitest: `export default { test: { environment: 'node', include: ['*.test.{ts,tsx}'] } };
`,
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of a new project, by name.
 * @param source where one of Portico's packages comes from: a version, or `file:` and a tarball.
 */
export function filesOf(
  name: string,
  runner: Runner,
  source: (packageName: string) => string,
): Readonly<Record<string, string>> {
  const { script, packages, globals, file } = TESTS[runner];
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      scripts: {
        build: 'portico build',
        gateway: 'portico gateway',
        typecheck: 'tsc',
        test: script,
      },
      dependencies: { '@portico/portal': source('@portico/portal'), react: REACT, 'react-dom': REACT },
      devDependencies: {
        '@portico/gateway': source('@portico/gateway'),
        '@types/react': '^19.2.0',
        typescript: '~6.0.3',
        ...packages,
      },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        lib: ['ESNext', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        ...(runner === 'jest' && { types: ['jest'] }),
      },
      include: ['*.ts', '*.tsx'],
    }),
    'extension.ts': `import { bind, defineExtension, Geo } from '@portico/portal';

/** This portal's additions to Portico. */
export const extension = defineExtension({
  id: '${name}',
  // Every visitor counts as one from Europe; no geo service is called.
  bindings: [
    bind(Geo, () => ({
      ip: () => Promise.resolve('127.0.0.1'),
      continent: () => Promise.resolve('EU'),
    })),
  ],
});
`,
    'portico.tsx': `import { createPortal } from '@portico/portal';
import { extension } from './extension';

createPortal({ extensions: [extension] }).mount(document.getElementById('root'));
`,
    'extension.test.ts': `${globals}import { Geo } from '@portico/portal';
import { createTestPortal } from '@portico/portal/testkit';
import { extension } from './extension';

test('the portal starts with the geo service of the extension', async () => {
  const portal = createTestPortal({ extensions: [extension], signedIn: true });
  await portal.start();
  expect(portal.startup.phase).toBe('ready');
  expect(await portal.resolve(Geo).continent()).toBe('EU');
});
`,
    [file]: CONFIGS[runner],
    '.gitignore': 'node_modules/\ndist/\n.data/\n',
    'README.md': `# ${name}

A client portal made with [Portico](https://www.npmjs.com/package/@portico/portal).

\`\`\`sh
npm install
npm run build      # the portal, in dist/
npm run gateway    # the portal with the gateway, on http://localhost:3000
npm test
npm run typecheck
\`\`\`

\`portico.tsx\` creates the portal, \`extension.ts\` holds your additions. Files in a folder \`public\` are served
beside the page.
`,
  };
}
