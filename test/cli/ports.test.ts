import { portico } from '../../cli/portico';
import * as kit from '../../src/testkit';

interface ListedPort {
  readonly name: string;
  readonly replaceable: boolean;
  readonly suite: string;
}

async function outputOf(...args: readonly string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await portico(args)).toBe(0);
  const text = log.mock.calls.join('\n');
  log.mockRestore();
  return text;
}

test('ports --json lists every port once, with a suite of the kit; all but four are replaceable', async () => {
  const ports = JSON.parse(await outputOf('ports', '--json')) as readonly ListedPort[];
  expect(ports.length).toBeGreaterThan(40);
  expect(ports.map(({ name }) => name)).toEqual([...new Set(ports.map(({ name }) => name))].sort());
  expect(ports.filter(({ replaceable }) => !replaceable).map(({ name }) => name)).toEqual([
    'Gateway',
    'Navigation',
    'SessionVault',
    'Translator',
  ]);
  for (const { suite } of ports) expect(kit).toHaveProperty(suite, expect.any(Function));
});

test('ports prints a line for each port', async () => {
  const lines = (await outputOf('ports')).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^Geo +replaceable +describeGeoContract$/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^SessionVault +Portico’s +describeSessionVaultContract$/),
  );
});
