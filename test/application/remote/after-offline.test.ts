import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { refetchAfterOffline } from '../../../src/application/remote/after-offline';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { SystemClock } from '../../../src/infrastructure/browser/system-clock';
import { FakePage } from '../../../src/testkit/kernel/fake-page';

const waitForTimers = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A page with a call that succeeded before it is offline. */
async function offlinePage() {
  const cache = createQueryClient();
  const page = new FakePage();
  const calls = { before: 0, during: 0, fine: 0 };
  const fetchCall = (name: keyof typeof calls, fails: boolean) =>
    cache
      .fetchQuery({
        queryKey: [name],
        queryFn: () => {
          calls[name] += 1;
          return fails && !page.online ? Promise.reject(PortalError.unavailable()) : Promise.resolve(name);
        },
      })
      .catch(() => undefined);
  refetchAfterOffline(cache, page, new SystemClock({ now: Date.now }));
  await fetchCall('fine', false);
  return { cache, page, calls, fetchCall };
}

test('only calls that failed while offline are repeated, once', async () => {
  const { cache, page, calls, fetchCall } = await offlinePage();
  page.setOnline(false);
  await fetchCall('during', true);
  expect(calls).toEqual({ before: 0, during: 1, fine: 1 });
  page.setOnline(true);
  await waitForTimers();
  expect(calls).toEqual({ before: 0, during: 2, fine: 1 });
  expect(cache.getQueryData(['during'])).toBe('during');
  page.setOnline(true);
  await waitForTimers();
  expect(calls.during).toBe(2);
  cache.clear();
});

test('calls that failed before are not repeated', async () => {
  const { cache, page, calls } = await offlinePage();
  await cache
    .fetchQuery({
      queryKey: ['before'],
      queryFn: () => {
        calls.before += 1;
        return Promise.reject(PortalError.refused([ERROR_CODE.refused]));
      },
    })
    .catch(() => undefined);
  await waitForTimers();
  page.setOnline(false);
  page.setOnline(true);
  await waitForTimers();
  expect(calls.before).toBe(1);
  cache.clear();
});
