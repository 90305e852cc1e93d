import type { PortToken } from '../../../src/application/kernel/port';
import { nameOf } from '../../../src/infrastructure/di/token';
import { makeFakeWorld } from '../../../src/testkit/runner/fake-world';
import { describeGatewayPorts } from '../../../src/testkit/runner/gateway-ports';
import { STOCK_DOUBLES } from '../../../src/testkit/portal/stock-features';
import { recordTests, type RecordedTest } from './recorded-tests';

type Change = (call: string, answer: unknown) => unknown;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const withoutItems = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, Array.isArray(value) ? [] : value]));

/** Empty values that a do-nothing adapter might return instead of each answer. */
const EMPTIES: Readonly<Record<string, (answer: unknown) => unknown>> = {
  'always null': () => null,
  'always an empty list': (answer) => (Array.isArray(answer) ? [] : answer),
  'always an empty record': (answer) => (isRecord(answer) ? {} : answer),
  'always records of empty lists': (answer) => (isRecord(answer) ? withoutItems(answer) : answer),
  'always an empty text': (answer) => (typeof answer === 'string' ? '' : answer),
  'always yes': (answer) => (typeof answer === 'boolean' ? true : answer),
  'always no': (answer) => (typeof answer === 'boolean' ? false : answer),
};

let change: Change = (_call, answer) => answer;

/** An adapter whose answers pass through `change`; its rejections stay unchanged. */
const planted = <Port extends object>(port: string, adapter: Port): Port =>
  new Proxy(adapter, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const answer: unknown = value.apply(target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.then((one: unknown) =>
          one === undefined ? one : change(`${port}.${String(method)}`, one),
        );
      };
    },
  });

/** Ports tested by some suite. */
const requestedCalls = new Set<string>();

const { tests } = recordTests((runner) =>
  describeGatewayPorts(runner, 'Fake', async () => {
    const world = await makeFakeWorld();
    const port = <T>(token: PortToken<T>): T => {
      requestedCalls.add(nameOf(token));
      return planted(nameOf(token), world.port(token) as T & object);
    };
    return { ...world, port };
  }),
);

/** Tests by call: those that received its answer, and those in which an empty answer would differ. */
async function readCalls(): Promise<ReadonlyMap<string, ReadonlyMap<string, Set<RecordedTest>>>> {
  const calls = new Map<string, Map<string, Set<RecordedTest>>>();
  for (const test of tests) {
    change = (call, answer) => {
      const faults = calls.get(call) ?? new Map<string, Set<RecordedTest>>();
      calls.set(call, faults);
      for (const [fault, empty] of Object.entries(EMPTIES)) {
        if (JSON.stringify(empty(answer)) === JSON.stringify(answer)) continue;
        faults.set(fault, (faults.get(fault) ?? new Set()).add(test));
      }
      return answer;
    };
    await test.run();
  }
  return calls;
}

async function isCaught(call: string, fault: string, seenBy: ReadonlySet<RecordedTest>): Promise<boolean> {
  change = (one, answer) => (one === call ? EMPTIES[fault]?.(answer) : answer);
  for (const test of seenBy) {
    const passed = await test.run().then(
      () => true,
      () => false,
    );
    if (!passed) return true;
  }
  return false;
}

test('an adapter with empty answers fails its contract, whichever call it is', async () => {
  const calls = await readCalls();
  const uncaught: string[] = [];
  for (const [call, faults] of calls) {
    for (const [fault, seenBy] of faults) {
      if (!(await isCaught(call, fault, seenBy))) uncaught.push(`${call}: ${fault}`);
    }
  }
  expect(uncaught).toEqual([]);
  expect(calls.size).toBeGreaterThan(40);
  const ports = STOCK_DOUBLES.filter(({ gatewayContract }) => gatewayContract).map(({ port }) =>
    nameOf(port),
  );
  expect([...requestedCalls].sort()).toEqual([...ports, 'Gateway'].sort());
});
