import { createCode } from '../../../src/composition/start/code-loader';
import type { Feature } from '../../../src/composition/feature';
import type { LazyFeature } from '../../../src/composition/features';
import { createContainer } from '../../../src/infrastructure/di/create-container';

const live: Feature = { start: jest.fn() };

/** A feature whose file fails to load the first few times. */
function lazyLive(failures: number): LazyFeature & { load: jest.Mock } {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('Loading chunk live failed.');
    return { feature: live };
  });
  return { key: 'live', screens: [], states: [], texts: [], load };
}

const codeWith = (feature: LazyFeature) =>
  createCode({ eager: [], lazy: [feature] }, createContainer([]), {
    runsStart: true,
    loadTexts: () => Promise.resolve(),
    onChunkLoadFailure: () => false,
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a feature whose code fails to load is requested again until it loads, and starts once', async () => {
  const feature = lazyLive(3);
  const loading = codeWith(feature).feature('live');
  await jest.advanceTimersByTimeAsync(0);
  expect(feature.load).toHaveBeenCalledTimes(1);
  expect(live.start).not.toHaveBeenCalled();
  // After 1, 2 and 4 seconds, each up to a quarter longer.
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(feature.load).toHaveBeenCalledTimes(4);
  expect(live.start).toHaveBeenCalledTimes(1);
});

test('the longest wait is thirty seconds', async () => {
  const feature = lazyLive(100);
  void codeWith(feature).feature('live');
  await jest.advanceTimersByTimeAsync(600_000);
  const tries = feature.load.mock.calls.length;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(feature.load).toHaveBeenCalledTimes(tries + 1);
});

test('an unknown feature is refused at once', async () => {
  await expect(codeWith(lazyLive(0)).feature('dead')).rejects.toThrow('No feature "dead": choose from live.');
});

test('the first requests of a screen are sent once its code is loaded, and not before', async () => {
  const prefetch = { accounts: jest.fn() };
  const load = async () => ({ feature: { prefetch } });
  const code = codeWith({ key: 'accounts', screens: ['accounts'], states: [], texts: [], load });
  code.prefetch('accounts');
  expect(prefetch.accounts).not.toHaveBeenCalled();
  await code.feature('accounts');
  code.prefetch('wallet');
  expect(prefetch.accounts).not.toHaveBeenCalled();
  code.prefetch('accounts');
  expect(prefetch.accounts).toHaveBeenCalledTimes(1);
});
