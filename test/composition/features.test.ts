import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chunksOf } from '../../src/early/route-needs';
import { FEATURE_ROWS, type FeatureKey } from '../../src/early/features.generated';
import { FEATURES } from '../../src/composition/features';
import { OWN_PORTS, REPLACEABLE_PORTS } from '../../src/composition/extensions/ports.table';
import type { Feature } from '../../src/composition/feature';
import { nameOf } from '../../src/infrastructure/di/token';
import {
  HOME,
  PUBLIC_ACCESS,
  ROUTE_ACCESS,
  TRADING,
  type ShellRouteKey,
} from '../../src/domain/access/routes.table';
import { HttpClient } from '../../src/infrastructure/http/http-client';
import { createTestPortal } from '../../src/testkit/portal/create-test-portal';
import { BUILT_IN_DOUBLES, BUILT_IN_FEATURES } from '../../src/testkit/portal/built-in-features';

const folder = path.join(__dirname, '../../src/composition/features');

/** A feature and everything it needs. */
const withNeeds = (feature: Feature): readonly Feature[] => [
  feature,
  ...(feature.needs ?? []).flatMap(withNeeds),
];

describe('the table of features', () => {
  test('contains every file of the folder, directly or as a need of another feature', async () => {
    const lazy = await Promise.all(FEATURES.lazy.map(async ({ load }) => (await load()).feature));
    const reachedFeatures = new Set([...FEATURES.eager, ...lazy].flatMap(withNeeds));
    expect(reachedFeatures).toEqual(new Set(BUILT_IN_FEATURES));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(BUILT_IN_FEATURES).toHaveLength(files.filter((file) => /^[^.]+\.ts$/.test(file)).length);
  });

  test.each(FEATURES.lazy)('has the row and the screens of $key', async ({ key, screens, load }) => {
    const { feature } = await load();
    expect(Object.keys(feature.screens ?? {}).sort()).toEqual([...screens].sort());
    expect(feature.row).toBeDefined();
    expect(FEATURE_ROWS[key as FeatureKey]).toMatchObject({ ...feature.row });
  });

  test('has each screen of the access tables once', () => {
    const cells = [ROUTE_ACCESS, PUBLIC_ACCESS].flatMap((table) =>
      Object.values(table).flatMap(({ main, invest, bank, international, other }) => [
        main,
        invest,
        bank,
        international,
        other,
      ]),
    );
    const listedScreens = new Set<string>(['login', 'shell', ...cells]);
    // Cells that redirect are not screens.
    listedScreens.delete(HOME);
    listedScreens.delete(TRADING);
    const definedScreens = BUILT_IN_FEATURES.flatMap(({ screens }) => Object.keys(screens ?? {}));
    expect(definedScreens.sort()).toEqual([...listedScreens].sort());
  });
});

describe('a route preloads', () => {
  const featureOf = (screen: string) =>
    FEATURES.lazy.find(({ screens }) => screens.some((key) => key === screen));

  test.each(Object.entries(ROUTE_ACCESS))(
    'at %s, the code of one feature that has a screen of the route',
    (route, row) => {
      const { main, invest, bank, international, other } = row;
      const names = [main, invest, bank, international, other].map(
        (cell) => `screen-${featureOf(cell)?.key}`,
      );
      const code = chunksOf(route as ShellRouteKey);
      expect(code).toHaveLength(1);
      expect(names).toContain(code[0]);
    },
  );
});

/** Names of the ports that a feature binds. Their tokens are symbols; the tokens of internal classes are the classes. */
const boundPortsOf = ({ ports = [] }: Feature) =>
  ports.filter(({ token }) => typeof token === 'symbol').map(({ token }) => nameOf(token));

describe('ports', () => {
  const boundPorts = BUILT_IN_FEATURES.flatMap(boundPortsOf);

  test('features bind each replaceable port once, and none of Portico’s own (D10)', () => {
    expect(REPLACEABLE_PORTS).toEqual([...boundPorts].sort());
    expect(boundPorts.length).toBeGreaterThan(40);
    expect(OWN_PORTS).toEqual(['Gateway', 'Navigation', 'SessionVault', 'Translator']);
    for (const port of OWN_PORTS) expect(boundPorts).not.toContain(port);
  });

  test('every port a feature binds has a double', () => {
    expect(BUILT_IN_DOUBLES.map(({ port }) => nameOf(port)).sort()).toEqual([...boundPorts].sort());
  });
});

test('every port with a gateway adapter is in the gateway contract suites', () => {
  const gatewayPorts = BUILT_IN_FEATURES.flatMap(({ ports = [] }) => ports)
    .filter(({ needs }) => needs.includes(HttpClient))
    .map(({ token }) => nameOf(token));
  const inSuites = BUILT_IN_DOUBLES.filter(({ gatewayContract }) => gatewayContract).map(({ port }) =>
    nameOf(port),
  );
  // The captcha adapter depends on the configuration; its suite starts a gateway with a configuration of its own. The
  // clock makes no calls: it reads the time of all answers.
  expect([...inSuites, 'Captcha', 'Clock'].sort()).toEqual(gatewayPorts.sort());
});

test('each binding creates one object', () => {
  const { resolve } = createTestPortal();
  const tokens = BUILT_IN_FEATURES.flatMap(({ ports = [], stores = [] }) => [...ports, ...stores]).map(
    ({ token }) => token,
  );
  const doubledPorts = new Set(BUILT_IN_DOUBLES.map(({ port }) => port));
  // In the test portal, fakes replace the adapters: a token that only adapters need is not bound there.
  const testedTokens = tokens.filter((token) => doubledPorts.has(token) || typeof token === 'function');
  expect(testedTokens.length).toBeGreaterThan(80);
  for (const token of testedTokens) {
    // With the name, so that a failure names the token.
    expect([nameOf(token), resolve(token)]).toEqual([nameOf(token), expect.anything()]);
    expect(resolve(token)).toBe(resolve(token));
  }
});
