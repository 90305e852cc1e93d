import type { QueryClient } from '@tanstack/query-core';
import { autorun, computed, runInAction } from 'mobx';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { Queries, type QueryOptions } from '../../../src/application/remote/queries';
import type { Remote } from '../../../src/application/remote/remote';
import type { RemoteQuery } from '../../../src/application/remote/remote-query';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { rejectionOf } from '../../../src/testkit/runner/failures';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';

interface Call {
  signal: AbortSignal;
  answer(value: string): void;
  fail(error?: unknown): void;
}

let cache: QueryClient;
let clock: FakeClock;
let queries: Queries;
/** Calls that reached the "gateway", to be answered by the test. */
let calls: Call[];
let stops: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  cache = createQueryClient();
  clock = new FakeClock();
  queries = new Queries(cache, clock);
  calls = [];
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) stop();
  cache.clear();
  // An abandoned call sets a timer of its own a little later; a real one would keep the process alive.
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

const read = (signal: AbortSignal) =>
  new Promise<string>((answer, reject) => {
    calls.push({ signal, answer, fail: (error = PortalError.unavailable()) => reject(error as Error) });
  });

function query(options: Partial<QueryOptions<string>> = {}): RemoteQuery<string> {
  return queries.query({ scope: 'client', call: 'accounts', read, ...options });
}

/** Observes a query, and returns every state that a view would have rendered. */
function watch(observedQuery: RemoteQuery<string>): Remote<string>[] {
  const states: Remote<string>[] = [];
  stops.push(autorun(() => states.push(observedQuery.state)));
  return states;
}

const nextTurn = () => jest.advanceTimersByTimeAsync(0);
const lastCall = (): Call => calls.at(-1)!;

describe('states', () => {
  test('idle, loading, ready', async () => {
    const accounts = query();
    const states = watch(accounts);
    void accounts.load();
    await nextTurn();
    lastCall().answer('three');
    await nextTurn();
    expect(states.map(({ status }) => status)).toEqual(['idle', 'loading', 'ready']);
    expect(accounts.state).toEqual({
      status: 'ready',
      data: 'three',
      asOf: Date.now(),
      refreshing: false,
      error: null,
    });
  });

  test('idle, loading, failed', async () => {
    const accounts = query();
    const states = watch(accounts);
    const rejection = rejectionOf(accounts.load());
    lastCall().fail(PortalError.refused([ERROR_CODE.failed], 400));
    expect(await rejection).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.failed] });
    await nextTurn();
    expect(states.map(({ status }) => status)).toEqual(['idle', 'loading', 'failed']);
    expect(accounts.state).toMatchObject({ status: 'failed', error: { codes: [ERROR_CODE.failed] } });
  });

  test('a failed refresh leaves the previous answer, with the error', async () => {
    const accounts = query();
    watch(accounts);
    void accounts.load();
    lastCall().answer('old');
    await nextTurn();
    accounts.retry();
    await nextTurn();
    expect(accounts.state).toMatchObject({ status: 'ready', data: 'old', refreshing: true, error: null });
    lastCall().fail();
    await nextTurn();
    expect(accounts.state).toMatchObject({ data: 'old', refreshing: false, error: { kind: 'unavailable' } });
    accounts.retry();
    lastCall().answer('new');
    await nextTurn();
    expect(accounts.state).toMatchObject({ data: 'new', error: null });
  });

  test('an unobserved query is up to date as well', async () => {
    const accounts = query();
    const loading = accounts.load();
    expect(accounts.state.status).toBe('loading');
    lastCall().answer('three');
    await loading;
    expect(accounts.state).toMatchObject({ status: 'ready', data: 'three' });
  });

  test('a computed value that is read in an action of a reaction does not abort the call', async () => {
    const accounts = query();
    const answer = accounts.load();
    await nextTurn();
    const status = computed(() => accounts.state.status);
    // What the action reads is observed for as long as the action lasts.
    stops.push(autorun(() => runInAction(() => expect(status.get()).toBe('loading'))));
    await nextTurn();
    expect(lastCall().signal.aborted).toBe(false);
    lastCall().answer('three');
    expect(await answer).toBe('three');
    expect(accounts.state).toMatchObject({ data: 'three' });
  });

  test('the call is aborted when its view is left', async () => {
    const accounts = query();
    const leave = autorun(() => accounts.state);
    const rejection = rejectionOf(accounts.load());
    await nextTurn();
    leave();
    expect(lastCall().signal.aborted).toBe(true);
    expect(await rejection).toMatchObject({ kind: 'aborted' });
  });

  test('a call that outlives views is not aborted, and its answer is cached', async () => {
    const links = query({ outlivesViews: true });
    const answer = links.load();
    const leave = autorun(() => links.state);
    await nextTurn();
    leave();
    await nextTurn();
    expect(lastCall().signal.aborted).toBe(false);
    lastCall().answer('links');
    expect(await answer).toBe('links');
    expect(links.state).toMatchObject({ status: 'ready', data: 'links' });
    expect(calls).toHaveLength(1);
  });

  test('load without `retryFailed` rejects with the earlier failure, and makes no other call', async () => {
    const accounts = query();
    const rejection = rejectionOf(accounts.load({ retryFailed: false }));
    lastCall().fail(PortalError.refused([ERROR_CODE.failed], 400));
    await rejection;
    const laterError = await rejectionOf(accounts.load({ retryFailed: false }));
    expect(laterError).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.failed] });
    expect(calls).toHaveLength(1);
    const answer = accounts.load();
    lastCall().answer('three');
    expect(await answer).toBe('three');
    expect(calls).toHaveLength(2);
  });

  test('load without `retryFailed` shares the call of a retry, and makes the first one', async () => {
    const accounts = query();
    watch(accounts);
    accounts.load({ retryFailed: false }).catch(() => undefined);
    lastCall().fail();
    await nextTurn();
    accounts.retry();
    const answer = accounts.load({ retryFailed: false });
    lastCall().answer('three');
    expect(await answer).toBe('three');
    expect(calls).toHaveLength(2);
  });

  test('an error other than PortalError is malformed, code 6', async () => {
    const accounts = query();
    const rejection = rejectionOf(accounts.load());
    lastCall().fail(new TypeError('x is undefined'));
    expect(await rejection).toMatchObject({ kind: 'malformed', codes: [ERROR_CODE.unreadable] });
  });
});

describe('sharing and caching', () => {
  test('calls in progress are shared, by scope, call and arguments', async () => {
    const answers = Promise.all([query({ args: ['de'] }).load(), query({ args: ['de'] }).load()]);
    expect(calls).toHaveLength(1);
    lastCall().answer('one');
    expect(await answers).toEqual(['one', 'one']);
    query({ args: ['fr'] })
      .load()
      .catch(() => undefined);
    expect(calls).toHaveLength(2);
  });

  test('an answer is cached, for ever by default', async () => {
    const accounts = query();
    watch(accounts);
    void accounts.load();
    lastCall().answer('one');
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(await accounts.load()).toBe('one');
    expect(calls).toHaveLength(1);
  });

  test('an answer is cached only for as long as it is fresh', async () => {
    const accounts = query({ freshForMs: 60_000 });
    watch(accounts);
    void accounts.load();
    lastCall().answer('one');
    await jest.advanceTimersByTimeAsync(59_999);
    void accounts.load();
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    void accounts.load();
    expect(calls).toHaveLength(2);
  });

  test('after five minutes unobserved it is requested again, and new observers see the new answer', async () => {
    const accounts = query();
    void accounts.load();
    lastCall().answer('old');
    await jest.advanceTimersByTimeAsync(300_001);
    const states = watch(accounts);
    void accounts.load();
    lastCall().answer('new');
    await nextTurn();
    expect(states.at(-1)).toMatchObject({ status: 'ready', data: 'new' });
  });

  test('nothing is refetched on focus or reconnect', async () => {
    const accounts = query();
    watch(accounts);
    void accounts.load();
    lastCall().answer('one');
    await nextTurn();
    cache.getQueryCache().onFocus();
    cache.getQueryCache().onOnline();
    await nextTurn();
    expect(calls).toHaveLength(1);
  });
});

describe('retries', () => {
  /** Seconds between the attempts of a call that fails every time. */
  async function waitsOf(call: QueryOptions<string>['call'], error: () => PortalError): Promise<number[]> {
    const times: number[] = [];
    const failing = query({
      call,
      read: () => {
        times.push(Date.now());
        return Promise.reject(error());
      },
    });
    const rejection = rejectionOf(failing.load());
    await jest.advanceTimersByTimeAsync(600_000);
    await rejection;
    return times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
  }

  beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['siteDomain', [1, 2, 4, 8, 16]],
    ['contentTranslation', [1, 2, 4, 8, 16]],
    ['client', [1, 2, 4, 8, 16]],
    ['locales', [0.35, 0.7, 1.4, 2.8, 5.6]],
    ['language', [1, 2, 4]],
    ['accounts', []],
    ['siteConfig', []],
  ] as const)('%s waits %j seconds', async (call, waits) => {
    expect(await waitsOf(call, () => PortalError.unavailable({ status: 503 }))).toEqual(waits);
  });

  test('jitter adds at most a tenth', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const waits = await waitsOf('language', () => PortalError.unavailable());
    expect(waits).toEqual([1.1, 2.2, 4.4]);
  });

  test('a 429 is retried after its Retry-After', async () => {
    const tooMany = () => PortalError.unavailable({ status: 429, retryAfterMs: 7_000 });
    expect(await waitsOf('language', tooMany)).toEqual([7, 7, 7]);
  });

  test.each([
    ['a refusal', () => PortalError.refused([ERROR_CODE.refused], 404)],
    ['a malformed answer', () => PortalError.malformed('not JSON')],
    ['a 401', () => PortalError.unauthorized()],
  ])('%s is final', async (_case, error) => {
    expect(await waitsOf('client', error)).toEqual([]);
  });
});

describe('a slow call', () => {
  test('is slow after 15 s, and a late answer still counts', async () => {
    const accounts = query();
    watch(accounts);
    void accounts.load();
    await nextTurn();
    clock.advance(14_999);
    expect(accounts.state).toEqual({ status: 'loading', slow: false });
    clock.advance(1);
    expect(accounts.state).toEqual({ status: 'loading', slow: true });
    lastCall().answer('late');
    await nextTurn();
    expect(accounts.state).toMatchObject({ status: 'ready', data: 'late' });
    expect(clock.pending).toBe(0);
  });

  test('Retry races it: the first answer counts', async () => {
    const accounts = query();
    watch(accounts);
    void accounts.load();
    clock.advance(15_000);
    accounts.retry();
    expect(calls).toHaveLength(2);
    calls[1]!.answer('second');
    await nextTurn();
    calls[0]!.answer('first');
    await nextTurn();
    expect(accounts.state).toMatchObject({ status: 'ready', data: 'second' });
  });

  test.each([
    [0, 1],
    [1, 0],
  ])('if attempt %d fails, the other one still counts', async (failing, answering) => {
    const accounts = query();
    watch(accounts);
    void accounts.load();
    clock.advance(15_000);
    accounts.retry();
    calls[failing]!.fail();
    await nextTurn();
    expect(accounts.state).toEqual({ status: 'loading', slow: true });
    calls[answering]!.answer('the other');
    await nextTurn();
    expect(accounts.state).toMatchObject({ status: 'ready', data: 'the other' });
  });

  test('fails when both have failed', async () => {
    const accounts = query();
    watch(accounts);
    const rejection = rejectionOf(accounts.load());
    accounts.retry();
    calls[0]!.fail();
    calls[1]!.fail(PortalError.refused([ERROR_CODE.failed], 400));
    expect(await rejection).toMatchObject({ codes: [ERROR_CODE.failed] });
    await nextTurn();
    expect(accounts.state.status).toBe('failed');
  });

  test('does not make the next call slow', async () => {
    const accounts = query();
    watch(accounts);
    accounts.load().catch(() => undefined);
    clock.advance(15_000);
    lastCall().fail();
    await nextTurn();
    accounts.retry();
    await nextTurn();
    expect(accounts.state).toEqual({ status: 'loading', slow: false });
  });
});

describe('two observers of the same key', () => {
  test('share one query: its state, its slow notice and its Retry', async () => {
    const [first, second] = [query(), query()];
    const states = watch(second);
    void first.load();
    await nextTurn();
    clock.advance(15_000);
    expect(states.at(-1)).toEqual({ status: 'loading', slow: true });
    second.retry();
    expect(calls).toHaveLength(2);
    calls[1]!.answer('second');
    await nextTurn();
    expect([first.state, second.state]).toMatchObject([{ data: 'second' }, { data: 'second' }]);
  });

  test('share nothing under different keys', async () => {
    const [german, french] = [query({ args: ['de'] }), query({ args: ['fr'] })];
    void german.load();
    lastCall().answer('Konten');
    await nextTurn();
    expect([german.state.status, french.state.status]).toEqual(['ready', 'idle']);
  });

  test('a family has one query per list of arguments, which determines what is read', async () => {
    const read = jest.fn((_signal: AbortSignal, culture: string, company: number) =>
      Promise.resolve(`${culture} ${company}`),
    );
    const texts = queries.family({ scope: 'site', call: 'contentTranslation', read });
    expect(await texts('de', 7).load()).toBe('de 7');
    expect(await texts('fr', 7).load()).toBe('fr 7');
    expect(await texts('de', 7).load()).toBe('de 7');
    expect(read).toHaveBeenCalledTimes(2);
    expect(texts('de', 7)).toBe(texts('de', 7));
  });
});

describe('invalidation', () => {
  async function answeredQuery(text: string): Promise<RemoteQuery<string>> {
    const accounts = query();
    void accounts.load();
    lastCall().answer(text);
    await nextTurn();
    return accounts;
  }

  test('refetches if observed, and shows the old answer meanwhile', async () => {
    const accounts = await answeredQuery('old');
    const states = watch(accounts);
    accounts.invalidate();
    await nextTurn();
    expect(states.at(-1)).toMatchObject({ data: 'old', refreshing: true });
    lastCall().answer('new');
    await nextTurn();
    expect(states.at(-1)).toMatchObject({ data: 'new', refreshing: false });
  });

  test('waits for the next observer if unobserved', async () => {
    const accounts = await answeredQuery('old');
    accounts.invalidate();
    await nextTurn();
    expect(calls).toHaveLength(1);
    const loading = accounts.load();
    lastCall().answer('new');
    expect(await loading).toBe('new');
  });

  test('also discards an answer still on its way', async () => {
    const accounts = query();
    const states = watch(accounts);
    accounts.load().catch(() => undefined);
    await nextTurn();
    accounts.invalidate();
    await nextTurn();
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(calls).toHaveLength(2);
    calls[0]!.answer('from before');
    await nextTurn();
    calls[1]!.answer('from after');
    await nextTurn();
    expect(states.at(-1)).toMatchObject({ status: 'ready', data: 'from after' });
  });
});

describe('a patch', () => {
  test('changes the current answer, but not its time', async () => {
    const accounts = query();
    const states = watch(accounts);
    void accounts.load();
    lastCall().answer('one');
    await nextTurn();
    const asOf = Date.now();
    await jest.advanceTimersByTimeAsync(5_000);
    accounts.patch((data) => `${data} and two`);
    await nextTurn();
    expect(states.at(-1)).toMatchObject({ data: 'one and two', asOf, refreshing: false });
    expect(calls).toHaveLength(1);
  });

  test('does nothing without an answer', async () => {
    const accounts = query();
    accounts.patch(() => 'made up');
    await nextTurn();
    expect(accounts.state).toEqual({ status: 'idle' });
  });

  test('is not undone by an earlier answer: the call is repeated', async () => {
    const accounts = query();
    watch(accounts);
    void accounts.load();
    lastCall().answer('unread');
    await nextTurn();
    accounts.retry();
    await nextTurn();
    accounts.patch(() => 'read');
    await nextTurn();
    calls[1]!.answer('unread');
    await nextTurn();
    expect(accounts.state).toMatchObject({ data: 'read', refreshing: true });
    calls[2]!.answer('read, says the gateway');
    await nextTurn();
    expect(accounts.state).toMatchObject({ data: 'read, says the gateway', refreshing: false });
  });
});

test('the answer of another call can be set, and a call in flight does not undo it', async () => {
  const accounts = query();
  watch(accounts);
  accounts.load().catch(() => undefined);
  accounts.setData('newer');
  await nextTurn();
  lastCall().answer('older');
  await nextTurn();
  expect(accounts.state).toMatchObject({ status: 'ready', data: 'newer', refreshing: false, error: null });
});

test('an unobserved answer is cached as long as its options say', async () => {
  const accounts = query({ cacheForMs: 3_600_000 });
  void accounts.load();
  lastCall().answer('one');
  await jest.advanceTimersByTimeAsync(3_500_000);
  expect(await accounts.load()).toBe('one');
  expect(calls).toHaveLength(1);
});

test('a slow call that was abandoned does not mark the next one as slow', async () => {
  const accounts = query();
  watch(accounts);
  accounts.load().catch(() => undefined);
  clock.advance(15_000);
  accounts.reset();
  accounts.load().catch(() => undefined);
  await nextTurn();
  expect(accounts.state).toEqual({ status: 'loading', slow: false });
  clock.advance(15_000);
  calls[0]!.answer('of the abandoned call');
  await nextTurn();
  expect(accounts.state).toEqual({ status: 'loading', slow: true });
  accounts.retry();
  expect(calls).toHaveLength(3);
});

describe('forgetting', () => {
  test('reset drops the answer', async () => {
    const accounts = query();
    const states = watch(accounts);
    void accounts.load();
    lastCall().answer('one');
    await nextTurn();
    accounts.reset();
    await nextTurn();
    expect(states.at(-1)).toEqual({ status: 'idle' });
    expect(calls).toHaveLength(1);
  });

  test('reset cancels a call in progress, and its answer never arrives', async () => {
    const accounts = query();
    const states = watch(accounts);
    const rejection = rejectionOf(accounts.load());
    await nextTurn();
    accounts.reset();
    expect(lastCall().signal.aborted).toBe(true);
    expect(await rejection).toMatchObject({ kind: 'aborted' });
    lastCall().answer('of yesterday');
    await nextTurn();
    expect(states.at(-1)).toEqual({ status: 'idle' });
  });

  test('a client’s answers are dropped with the session, and the site’s stay', async () => {
    const clientQuery = query();
    const siteQuery = query({ scope: 'site', call: 'siteDomain' });
    for (const loadedQuery of [clientQuery, siteQuery]) {
      void loadedQuery.load();
      lastCall().answer('one');
    }
    await nextTurn();
    const pendingQuery = query({ call: 'client' });
    const rejection = rejectionOf(pendingQuery.load());
    queries.forgetClient();
    expect(await rejection).toMatchObject({ kind: 'aborted' });
    expect([clientQuery, siteQuery, pendingQuery].map(({ state }) => state.status)).toEqual([
      'idle',
      'ready',
      'idle',
    ]);
  });
});
