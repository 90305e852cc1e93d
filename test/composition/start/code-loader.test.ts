import { createCode } from '../../../src/composition/start/code-loader';
import type { Feature } from '../../../src/composition/feature';
import type { LazyFeature } from '../../../src/composition/features';
import { createContainer } from '../../../src/infrastructure/di/create-container';

const liveFeature: Feature = { start: jest.fn() };

/** A feature whose file fails to load the first few times. */
function createLazyFeature(failures: number): LazyFeature & { load: jest.Mock } {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('Loading chunk live failed.');
    return { feature: liveFeature };
  });
  return { key: 'live', screens: [], states: [], texts: [], load };
}

const createLoader = (feature: LazyFeature) =>
  createCode({ eager: [], lazy: [feature] }, createContainer([]), {
    runsStart: true,
    loadTexts: () => Promise.resolve(),
    onChunkLoadFailure: () => false,
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a feature whose code fails to load is requested again until it loads, and starts once', async () => {
  const feature = createLazyFeature(3);
  const loading = createLoader(feature).feature('live');
  await jest.advanceTimersByTimeAsync(0);
  expect(feature.load).toHaveBeenCalledTimes(1);
  expect(liveFeature.start).not.toHaveBeenCalled();
  // After 1, 2 and 4 seconds, each up to a quarter longer.
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(feature.load).toHaveBeenCalledTimes(4);
  expect(liveFeature.start).toHaveBeenCalledTimes(1);
});

test('the longest wait is thirty seconds', async () => {
  const feature = createLazyFeature(100);
  void createLoader(feature).feature('live');
  await jest.advanceTimersByTimeAsync(600_000);
  const tries = feature.load.mock.calls.length;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(feature.load).toHaveBeenCalledTimes(tries + 1);
});

test('an unknown feature is refused at once', async () => {
  await expect(createLoader(createLazyFeature(0)).feature('other')).rejects.toThrow(
    'No feature "other": choose from live.',
  );
});

test('the first requests of a screen are sent once its code is loaded, and not before', async () => {
  const prefetch = { accounts: jest.fn() };
  const load = async () => ({ feature: { prefetch } });
  const code = createLoader({ key: 'accounts', screens: ['accounts'], states: [], texts: [], load });
  code.prefetch('accounts');
  expect(prefetch.accounts).not.toHaveBeenCalled();
  await code.feature('accounts');
  code.prefetch('wallet');
  expect(prefetch.accounts).not.toHaveBeenCalled();
  code.prefetch('accounts');
  expect(prefetch.accounts).toHaveBeenCalledTimes(1);
});
