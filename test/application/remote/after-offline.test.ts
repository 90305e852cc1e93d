import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { refetchAfterOffline } from '../../../src/application/remote/after-offline';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { SystemClock } from '../../../src/infrastructure/browser/system-clock';
import { FakePage } from '../../../src/testkit/kernel/fake-page';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A cache with one call that failed before going offline and one that fails while offline. */
async function offlinePage() {
  const cache = createQueryClient();
  const page = new FakePage();
  const calls = { before: 0, during: 0, fine: 0 };
  const ask = (name: keyof typeof calls, fails: boolean) =>
    cache
      .fetchQuery({
        queryKey: [name],
        queryFn: () => {
          calls[name] += 1;
          return fails && !page.online ? Promise.reject(PortalError.unavailable()) : Promise.resolve(name);
        },
      })
      .catch(() => undefined);
  refetchAfterOffline(cache, page, new SystemClock());
  await ask('fine', false);
  return { cache, page, calls, ask };
}

test('calls that failed while offline are repeated once; nothing else is', async () => {
  const { cache, page, calls, ask } = await offlinePage();
  page.setOnline(false);
  await ask('during', true);
  expect(calls).toEqual({ before: 0, during: 1, fine: 1 });
  page.setOnline(true);
  await settle();
  expect(calls).toEqual({ before: 0, during: 2, fine: 1 });
  expect(cache.getQueryData(['during'])).toBe('during');
  page.setOnline(true);
  await settle();
  expect(calls.during).toBe(2);
  cache.clear();
});

test('calls that failed before are left alone', async () => {
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
  await settle();
  page.setOnline(false);
  page.setOnline(true);
  await settle();
  expect(calls.before).toBe(1);
  cache.clear();
});
