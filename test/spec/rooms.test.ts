import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Packages and modules that reach the network, each imported in one place. */
const NETWORK = [
  ['infrastructure/http/http-a', 'axios', 'axios-only-in-transport'],
  ['ui/shell/a', 'axios', 'axios-only-in-transport'],
  ['infrastructure/http/http-a', 'tus-js-client', 'tus-only-in-its-sender'],
  ['infrastructure/browser/a', 'tus-js-client', 'tus-only-in-its-sender'],
  ['infrastructure/http/http-a', 'infrastructure/http/transport', 'transport-only-in-http-client'],
  ['composition/a', 'infrastructure/http/transport', 'transport-only-in-http-client'],
] as const;

/** Imports that the layer rules forbid, and the rule that forbids each. */
const FORBIDDEN = [
  ['ui/screens/wallet/a', 'ui/screens/profile/b', 'ui-screens-stand-alone'],
  ['ui/screens/wallet/a', 'ui/shell/b', 'ui-screens-know-no-shell'],
  ['ui/screens/wallet/a', 'ui/public/b', 'ui-public-is-for-visitors'],
  ['ui/shell/a', 'ui/public/b', 'ui-public-is-for-visitors'],
  ['ui/screens/wallet/a', 'ui/forms/native/b', 'native-controls-are-for-visitors'],
  ['ui/screens/login/a', 'ui/forms/antd/b', 'visitors-get-no-antd'],
  ['ui/public/a', 'ui/forms/antd/b', 'visitors-get-no-antd'],
  ['ui/forms/a', 'ui/forms/antd/b', 'visitors-get-no-antd'],
  ['ui/public/a', 'ui/shell/b', 'ui-public-uses-two-parts-of-the-shell'],
  ['ui/components/a', 'ui/shell/b', 'ui-components-stays-in-its-room'],
  ['ui/components/a', 'ui/screens/wallet/b', 'ui-components-stays-in-its-room'],
  ['ui/forms/a', 'ui/screens/wallet/b', 'ui-forms-stays-in-its-room'],
  ['ui/shell/a', 'ui/screens/wallet/b', 'ui-shell-stays-in-its-room'],
  ['ui/i18n/a', 'ui/components/b', 'ui-i18n-stays-in-its-room'],
  ['ui/router/a', 'ui/shell/b', 'ui-router-stays-in-its-room'],
  ['ui/startup/a', 'ui/router/b', 'ui-startup-stays-in-its-room'],
  ['ui/startup/a', 'ui/forms/b', 'ui-startup-stays-in-its-room'],
  ['ui/notifications/a', 'ui/screens/profile/b', 'ui-notifications-stays-in-its-room'],
  ['ui/kit/a', 'ui/components/b', 'ui-kit-stays-in-its-room'],
  ['ui/forms/a', 'ui/router/b', 'ui-forms-stays-in-its-room'],
  ['application/stores/a', 'application/remote/remote-query', 'queries-come-from-queries'],
  ...NETWORK,
  ['composition/create-portal', 'infrastructure/di/create-container', 'one-composition'],
  ['testkit/fake-portal', 'infrastructure/di/create-container', 'one-composition'],
  ['../build/a', 'infrastructure/di/create-container', 'one-composition'],
  ['domain/a', '../test/b', 'tests-are-imported-by-tests-alone'],
  ['testkit/a', '../test/b', 'tests-are-imported-by-tests-alone'],
  ['../build/a', '../test/b', 'tests-are-imported-by-tests-alone'],
  ['../preview/a', '../test/b', 'tests-are-imported-by-tests-alone'],
  ['../sandbox/a', '../test/b', 'tests-are-imported-by-tests-alone'],
] as const;

const ALLOWED = [
  ['ui/screens/register-open-trading-account/a', 'ui/public/b'],
  ['ui/screens/register-open-trading-account/a', 'ui/forms/native/b'],
  ['ui/public/a', 'ui/shell/logo'],
  ['ui/public/a', 'ui/forms/native/b'],
  ['ui/screens/wallet/a', 'ui/forms/antd/b'],
  ['ui/forms/antd/a', 'ui/components/b'],
  ['ui/screens/accounts/a', 'ui/shell/region-popup'],
  ['ui/shell/a', 'ui/router/b'],
  ['ui/router/a', 'ui/startup/b'],
  ['ui/kit/a', 'ui/router/b'],
  ['ui/screens/profile/a', 'ui/notifications/b'],
  ['ui/notifications/a', 'ui/forms/b'],
  ['application/remote/a', 'application/remote/remote-query'],
  ['composition/compose', 'infrastructure/di/create-container'],
  ['testkit/contracts/fake-world', 'infrastructure/di/create-container'],
  ['../test/a', 'infrastructure/di/create-container'],
  ['../test/a', '../test/b'],
] as const;

const FOLDERS = ['src', 'build', 'preview', 'sandbox', 'test'];
const moduleOf = (name: string) => path.posix.join('src', name);
const isPackage = (name: string) => !name.includes('/');
const fileOf = (name: string) => (isPackage(name) ? `node_modules/${name}/index.js` : `${moduleOf(name)}.ts`);

/** A tree with all these imports; returns the rules that each of them violates. */
function cruise(imports: readonly (readonly [string, string, ...unknown[]])[]): Map<string, string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-rooms-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    appendFileSync(path.join(folder, file), text);
  };
  try {
    write('tsconfig.json', '{}');
    for (const [from, to] of imports) {
      write(fileOf(to), 'export {};\n');
      const there = path.posix.relative(path.posix.dirname(moduleOf(from)), moduleOf(to));
      write(fileOf(from), `import '${isPackage(to) ? to : `./${there}`}';\n`);
    }
    const { summary } = JSON.parse(run(folder)) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] };
    };
    return new Map(
      imports.map(([from, to]) => [
        `${from} ${to}`,
        summary.violations
          .filter((violation) => violation.from === fileOf(from) && violation.to === fileOf(to))
          .map(({ rule }) => rule.name),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The output of dependency-cruiser, which exits with the number of errors. */
function run(cwd: string): string {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  return spawnSync(process.execPath, [program, ...FOLDERS, '--config', config, '--output-type', 'json'], {
    cwd,
    encoding: 'utf8',
  }).stdout;
}

let broken: Map<string, string[]>;

beforeAll(() => {
  broken = cruise([...FORBIDDEN, ...ALLOWED]);
}, 60_000);

test.each(FORBIDDEN)('%s does not import %s', (from, to, rule) => {
  expect(broken.get(`${from} ${to}`)).toContain(rule);
});

test.each(ALLOWED)('%s may import %s', (from, to) => {
  expect(broken.get(`${from} ${to}`)).toEqual([]);
});
