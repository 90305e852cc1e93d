import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_PORTS, REPLACEABLE_PORTS, suiteOf } from '../../../src/composition/extensions/ports.table';
import { nameOf } from '../../../src/infrastructure/di/token';
import { BUILT_IN_DOUBLES } from '../../../src/testkit/portal/built-in-features';
import { port as tokenOf } from '../../../src/application/kernel/port';
import * as api from '../../../src/public-api';
import * as kit from '../../../src/testkit';

const root = path.join(__dirname, '../../..');
const kitExports = kit as Readonly<Record<string, unknown>>;
const doubles = new Map(BUILT_IN_DOUBLES.map((double) => [nameOf(double.port), double]));

/** The code of a folder's files as a single string. */
const textOf = (folder: string, pattern = /\.ts$/) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file.replaceAll(path.sep, '/')))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');
const adapterTests = textOf('test/infrastructure');
const fakeTests = textOf('test/testkit/scenes');

test('the ports in `ports` can be replaced, those in `core-ports` cannot', () => {
  const declaredIn = (folder: string) =>
    [...textOf('src/application', new RegExp(`^\\w+/${folder}/`)).matchAll(/port<\w+>\('(\w+)'\)/g)]
      .map(([, name]) => name)
      .sort();
  expect(declaredIn('ports')).toEqual(REPLACEABLE_PORTS);
  // The other core ports describe how the page was opened.
  expect(declaredIn('core-ports')).toEqual(expect.arrayContaining([...OWN_PORTS]));
});

test.each(REPLACEABLE_PORTS)('%s has a fake, and its suite is published', (port) => {
  const { contract, gatewayContract } = doubles.get(port)!;
  expect(kitExports[suiteOf(port)]).toBe(gatewayContract ?? contract);
});

test.each([...REPLACEABLE_PORTS, ...OWN_PORTS])(
  'the suite of %s runs on the fake and on an adapter',
  (port) => {
    expect(kitExports[suiteOf(port)]).toEqual(expect.any(Function));
    // Suites of the gateway's ports are run together by `describeGatewayPorts`.
    const suite = doubles.get(port)?.gatewayContract ? 'describeGatewayPorts' : suiteOf(port);
    expect(fakeTests).toContain(`${suite}(`);
    expect(adapterTests).toContain(`${suite}(`);
  },
);

test('the public API has every replaceable port, and none of Portico’s own', () => {
  const apiExports = api as Readonly<Record<string, unknown>>;
  for (const port of REPLACEABLE_PORTS) expect([port, apiExports[port]]).toEqual([port, tokenOf(port)]);
  for (const port of OWN_PORTS) expect(apiExports).not.toHaveProperty(port);
});

test('every published suite belongs to a port', () => {
  const suites = Object.keys(kitExports).filter((name) => /^describe\w+Contract$/.test(name));
  expect(suites.sort()).toEqual([...REPLACEABLE_PORTS, ...OWN_PORTS].map(suiteOf).sort());
});
