import { autorun } from 'mobx';
import type { AccountBooks } from '../../../src/application/accounts/ports/account-books';
import { Queries } from '../../../src/application/remote/queries';
import { createQueryClient } from '../../../src/application/remote/query-client';
import { dataOf } from '../../../src/application/remote/remote';
import { TotalCurveStore } from '../../../src/application/dashboard/total-curve-store';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const point = (day: string, equity: string) => ({ day, equity, moved: '0.00' });

test('an observed curve is the same array on each read', async () => {
  const points = [point('2026-11-18', '0.00'), point('2026-11-19', '500.00'), point('2026-11-20', '512.00')];
  const books = { equityCurves: () => Promise.resolve([{ currency: 'USD', points }]) };
  const cache = createQueryClient();
  const store = new TotalCurveStore(books as unknown as AccountBooks, new Queries(cache, new FakeClock()));
  const stopWatching = autorun(() => store.remote('USD'));
  store.show(90);
  await untilSettled();
  const curve = dataOf(store.remote('USD'));
  expect(curve?.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
  expect(dataOf(store.remote('USD'))).toBe(curve);
  expect(dataOf(store.remote('EUR'))).toBeNull();
  stopWatching();
  cache.clear();
});
