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

/** A constant location; no call is made. */
const STATIC_GEO: Geo = { ip: () => Promise.resolve(null), continent: () => Promise.resolve('EU') };

/** Runs a suite. Resolves to the names of the tests that passed, failed and were skipped. */
async function runSuite(describeSuite: (runner: Runner) => void) {
  const { tests, skippedTests } = recordTests(describeSuite);
  const passedTests: string[] = [];
  const failedTests: string[] = [];
  const shortName = (name: string) => name.split(' › ').slice(1).join(' › ');
  for (const { name, run } of tests)
    await run().then(
      () => passedTests.push(shortName(name)),
      () => failedTests.push(shortName(name)),
    );
  return { passed: passedTests, failed: failedTests, skipped: skippedTests.map(shortName) };
}

describe('a storage in memory', () => {
  const run = (capabilities: Capabilities) =>
    runSuite((runner) =>
      describeTabStoreContract(runner, 'MemoryStore', () => ({ store: new MemoryStore() }), capabilities),
    );

  test('passes if its missing capabilities are declared; their tests are reported as skipped', async () => {
    const {
      passed: passedTests,
      failed: failedTests,
      skipped,
    } = await run({
      persistent: false,
      foreignChanges: false,
      faults: false,
    });
    expect(failedTests).toEqual([]);
    expect(passedTests).toEqual([
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

  test('fails if it declares every capability', async () => {
    const { failed: failedTests, skipped } = await run({});
    expect(skipped).toEqual([]);
    expect(failedTests).toHaveLength(10);
  });
});

describe('a geo port without network', () => {
  const run = (capabilities: Capabilities) =>
    runSuite((runner) =>
      describeGeoContract(
        runner,
        'Here',
        () =>
          makeFakeWorld({ bindings: [bind(Geo, () => STATIC_GEO)], visitor: { ip: null, continent: 'EU' } }),
        capabilities,
      ),
    );

  test('passes if its missing capabilities are declared', async () => {
    const { passed: passedTests, failed: failedTests, skipped } = await run({ faults: false, aborts: false });
    expect(failedTests).toEqual([]);
    expect(passedTests).toEqual([
      'returns the IP address that the gateway sees, without a session',
      'returns its continent code, without a session',
    ]);
    expect(skipped).toHaveLength(16);
  });

  test('fails if it declares every capability', async () => {
    expect((await run({})).failed).toHaveLength(16);
  });
});

test('only the tests of renewal are skipped for a gateway without it', async () => {
  const suite = (capabilities: Capabilities) =>
    recordTests((runner) => describeAuthContract(runner, 'Fake', makeFakeWorld, capabilities));
  const fullSuite = suite({});
  const { tests, skippedTests } = suite({ renew: false });
  expect(tests.length + skippedTests.length).toBe(fullSuite.tests.length);
  expect(skippedTests.length).toBeGreaterThan(5);
  for (const name of skippedTests) expect(name).toMatch(/› renew › .*\[left out, the adapter lacks: renew/);
});

test('a device of one system skips the tests of the other systems', () => {
  const { tests, skippedTests } = recordTests((runner) =>
    describeDeviceContract(runner, 'Kiosk', () => ({ system: 'other' }), ['other']),
  );
  expect(tests).toHaveLength(1);
  expect(skippedTests).toHaveLength(4);
});

test('a binding of an unknown port is refused', async () => {
  await expect(
    makeFakeWorld({ bindings: [bind(Symbol.for('portico.Goe') as never, () => STATIC_GEO)] }),
  ).rejects.toThrow('"Goe" is no port that can be replaced');
});
