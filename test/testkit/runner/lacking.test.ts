import { Geo } from '../../../src/application/site/ports/geo';
import { bind } from '../../../src/infrastructure/di/binding';
import {
  describeAuthContract,
  describeDeviceContract,
  describeGeoContract,
  describeTabStoreContract,
  makeFakeWorld,
  type Capabilities,
  type Runner,
} from '../../../src/testkit';
import { MemoryStore } from './memory-store';
import { recordTests } from './recorded-tests';

/** A static location, without any call. */
const HERE: Geo = { ip: () => Promise.resolve(null), continent: () => Promise.resolve('EU') };

/** Runs a suite. Resolves to the names of the tests that passed, failed and were skipped. */
async function outcome(describeSuite: (runner: Runner) => void) {
  const { tests, skipped } = recordTests(describeSuite);
  const passed: string[] = [];
  const failed: string[] = [];
  const short = (name: string) => name.split(' › ').slice(1).join(' › ');
  for (const { name, run } of tests)
    await run().then(
      () => passed.push(short(name)),
      () => failed.push(short(name)),
    );
  return { passed, failed, skipped: skipped.map(short) };
}

describe('a memory storage', () => {
  const suite = (capabilities: Capabilities) =>
    outcome((runner) =>
      describeTabStoreContract(runner, 'MemoryStore', () => ({ store: new MemoryStore() }), capabilities),
    );

  test('passes with what it lacks said, and the report names what was left out', async () => {
    const { passed, failed, skipped } = await suite({
      persistent: false,
      foreignChanges: false,
      faults: false,
    });
    expect(failed).toEqual([]);
    expect(passed).toEqual([
      'a value is stored as plain text',
      'reports whether values are persistent',
      'a key that was never set is null',
      'an empty string is not null',
      'a removed key is gone',
      'its own changes are not reported',
    ]);
    expect(skipped).toHaveLength(9);
    expect(skipped).toContain(
      'clearing the storage is reported as null [left out, the adapter lacks: foreignChanges]',
    );
    expect(skipped).toContain(
      'storage that becomes blocked never throws [left out, the adapter lacks: faults]',
    );
  });

  test('and not if it says that it has everything', async () => {
    const { failed, skipped } = await suite({});
    expect(skipped).toEqual([]);
    expect(failed).toHaveLength(10);
  });
});

describe('a geo without network', () => {
  const suite = (capabilities: Capabilities) =>
    outcome((runner) =>
      describeGeoContract(
        runner,
        'Here',
        () => makeFakeWorld({ bindings: [bind(Geo, () => HERE)], visitor: { ip: null, continent: 'EU' } }),
        capabilities,
      ),
    );

  test('passes with what it lacks said', async () => {
    const { passed, failed, skipped } = await suite({ faults: false, aborts: false });
    expect(failed).toEqual([]);
    expect(passed).toEqual([
      'returns the IP address that the gateway sees, without a session',
      'returns its continent code, without a session',
    ]);
    expect(skipped).toHaveLength(16);
  });

  test('and not if it says that it has everything', async () => {
    expect((await suite({})).failed).toHaveLength(16);
  });
});

test('a gateway whose sessions cannot be renewed: every test of it is left out, nothing else', async () => {
  const suite = (capabilities: Capabilities) =>
    recordTests((runner) => describeAuthContract(runner, 'Fake', makeFakeWorld, capabilities));
  const fullSuite = suite({});
  const { tests, skipped } = suite({ renew: false });
  expect(tests.length + skipped.length).toBe(fullSuite.tests.length);
  expect(skipped.length).toBeGreaterThan(5);
  for (const name of skipped) expect(name).toMatch(/› renew › .*\[left out, the adapter lacks: renew/);
});

test('a device that is always the same leaves the other systems out', () => {
  const { tests, skipped } = recordTests((runner) =>
    describeDeviceContract(runner, 'Kiosk', () => ({ system: 'other' }), ['other']),
  );
  expect(tests).toHaveLength(1);
  expect(skipped).toHaveLength(4);
});

test('a world refuses a binding of no port', async () => {
  await expect(
    makeFakeWorld({ bindings: [bind(Symbol.for('portico.Goe') as never, () => HERE)] }),
  ).rejects.toThrow('"Goe" is no port that can be replaced');
});
