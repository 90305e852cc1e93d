import type { PortToken } from '../../../src/application/kernel/port';
import { nameOf } from '../../../src/infrastructure/di/token';
import { makeFakeWorld } from '../../../src/testkit/runner/fake-world';
import { describeGatewayPorts } from '../../../src/testkit/runner/gateway-ports';
import { BUILT_IN_DOUBLES } from '../../../src/testkit/portal/built-in-features';
import { recordTests, type RecordedTest } from './recorded-tests';

type ChangeAnswer = (call: string, answer: unknown) => unknown;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const withoutItems = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, Array.isArray(value) ? [] : value]));

/** The empty values that an unfinished adapter might return in place of an answer. */
const EMPTY_ANSWERS: Readonly<Record<string, (answer: unknown) => unknown>> = {
  'always null': () => null,
  'always an empty list': (answer) => (Array.isArray(answer) ? [] : answer),
  'always an empty record': (answer) => (isRecord(answer) ? {} : answer),
  'always records of empty lists': (answer) => (isRecord(answer) ? withoutItems(answer) : answer),
  'always an empty text': (answer) => (typeof answer === 'string' ? '' : answer),
  'always yes': (answer) => (typeof answer === 'boolean' ? true : answer),
  'always no': (answer) => (typeof answer === 'boolean' ? false : answer),
};

let changeAnswer: ChangeAnswer = (_call, answer) => answer;

/** An adapter whose answers are changed by `changeAnswer`; its rejections stay. */
const withChangedAnswers = <Port extends object>(port: string, adapter: Port): Port =>
  new Proxy(adapter, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const answer: unknown = value.apply(target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.then((value: unknown) =>
          value === undefined ? value : changeAnswer(`${port}.${String(method)}`, value),
        );
      };
    },
  });

/** Ports that a suite has tested. */
const testedPorts = new Set<string>();

const { tests } = recordTests((runner) =>
  describeGatewayPorts(runner, 'Fake', async () => {
    const world = await makeFakeWorld();
    const port = <T>(token: PortToken<T>): T => {
      testedPorts.add(nameOf(token));
      return withChangedAnswers(nameOf(token), world.port(token) as T & object);
    };
    return { ...world, port };
  }),
);

/** Runs all tests; returns for each call and empty answer the tests in which the real answer was another. */
async function runTests(): Promise<ReadonlyMap<string, ReadonlyMap<string, Set<RecordedTest>>>> {
  const calls = new Map<string, Map<string, Set<RecordedTest>>>();
  for (const test of tests) {
    changeAnswer = (call, answer) => {
      const testsByEmptyAnswer = calls.get(call) ?? new Map<string, Set<RecordedTest>>();
      calls.set(call, testsByEmptyAnswer);
      for (const [name, toEmpty] of Object.entries(EMPTY_ANSWERS)) {
        if (JSON.stringify(toEmpty(answer)) === JSON.stringify(answer)) continue;
        testsByEmptyAnswer.set(name, (testsByEmptyAnswer.get(name) ?? new Set()).add(test));
      }
      return answer;
    };
    await test.run();
  }
  return calls;
}

/** True if one of the tests fails with this empty answer. */
async function isNoticed(
  call: string,
  emptyAnswer: string,
  callTests: ReadonlySet<RecordedTest>,
): Promise<boolean> {
  changeAnswer = (currentCall, answer) =>
    currentCall === call ? EMPTY_ANSWERS[emptyAnswer]?.(answer) : answer;
  for (const test of callTests) {
    const hasPassed = await test.run().then(
      () => true,
      () => false,
    );
    if (!hasPassed) return true;
  }
  return false;
}

test('an empty answer to any call fails the contract of its port', async () => {
  const calls = await runTests();
  const unnoticed: string[] = [];
  for (const [call, testsByEmptyAnswer] of calls) {
    for (const [emptyAnswer, callTests] of testsByEmptyAnswer) {
      if (!(await isNoticed(call, emptyAnswer, callTests))) unnoticed.push(`${call}: ${emptyAnswer}`);
    }
  }
  expect(unnoticed).toEqual([]);
  expect(calls.size).toBeGreaterThan(40);
  const ports = BUILT_IN_DOUBLES.filter(({ gatewayContract }) => gatewayContract).map(({ port }) =>
    nameOf(port),
  );
  expect([...testedPorts].sort()).toEqual([...ports, 'Gateway'].sort());
});
