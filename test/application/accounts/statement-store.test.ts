import { StatementStore } from '../../../src/application/accounts/statement-store';
import { Queries } from '../../../src/application/remote/queries';
import { FakeAccountBooks } from '../../../src/testkit/accounts/fake-account-books';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

const MONTH = { from: '2026-11-01', to: '2026-11-21' };

async function createStore(): Promise<StatementStore> {
  const portal = createTestPortal({ now: '2026-11-21T10:00:00Z' });
  await portal.start();
  return new StatementStore(new FakeAccountBooks(portal.backend), portal.resolve(Queries), portal.clock);
}

it('opens with the current month', async () => {
  const store = await createStore();
  store.open(1);
  expect([store.range, store.preset]).toEqual([MONTH, 'month']);
});

it('keeps the days that a client has set when the same statement opens again, and only then', async () => {
  const store = await createStore();
  store.open(1);
  store.setDay('from', '2026-10-05');
  store.setDay('to', '2026-10-09');
  store.open(1);
  expect(store.range).toEqual({ from: '2026-10-05', to: '2026-10-09' });
  store.open(2);
  expect(store.range).toEqual(MONTH);
  store.choose('month');
  store.open(2);
  expect(store.preset).toBe('month');
});

it('a day on the wrong side of the other one moves that one too', async () => {
  const store = await createStore();
  store.open(1);
  store.setDay('to', '2026-10-09');
  expect(store.range).toEqual({ from: '2026-10-09', to: '2026-10-09' });
  store.setDay('from', '');
  expect(store.range.from).toBe('2026-10-09');
});
