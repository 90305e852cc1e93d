import { autorun } from 'mobx';
import { CopyFormStore } from '../../../src/application/social/copy-form-store';
import { RehearsalStore } from '../../../src/application/social/rehearsal-store';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const PAUSE_MS = 400;

async function openForm() {
  const portal = createTestPortal({ signedIn: true, variant: 'international' });
  await portal.start();
  const form = portal.resolve(CopyFormStore);
  const store = portal.resolve(RehearsalStore);
  const strategy = portal.backend.strategies.find(({ id }) => id === 1);
  if (!strategy) throw new Error('no strategy 1');
  autorun(() => [store.remote, store.isStale, form.sources]);
  form.open(strategy);
  const leave = store.follow();
  await untilSettled();
  const pause = async () => {
    portal.clock.advance(PAUSE_MS);
    await untilSettled();
  };
  const orders = () =>
    portal.backend.calls.filter(({ call }) => call === 'rehearsal').map(({ args }) => args[0]);
  return { ...portal, form, leave, orders, pause, store, strategy };
}

describe('RehearsalStore', () => {
  test('sends a request once typing pauses, with the settings of the form from the default first day', async () => {
    const { form, orders, pause, store } = await openForm();
    expect([store.order, store.remote.status]).toEqual([null, 'idle']);
    form.setAmount('60');
    form.setAmount('600');
    expect(orders()).toEqual([]);
    await pause();
    expect(orders()).toEqual([
      expect.objectContaining({
        strategyId: 1,
        amount: '600.00',
        stop: 70,
        multiplier: '1',
        withOpen: false,
      }),
    ]);
    expect(orders()[0]).toMatchObject({ from: store.firstDay, fromLogin: form.source?.login });
    expect(store.remote).toMatchObject({ status: 'ready', data: { amount: '600.00' } });
    expect(store.isStale).toBe(false);
  });

  test('every setting counts, and the last answer stays as a stale one until the next is there', async () => {
    const { form, orders, pause, store } = await openForm();
    form.setAmount('600');
    await pause();
    form.setStop(50);
    form.setMultiplier('2');
    form.setWithOpen(true);
    expect(store.remote).toMatchObject({ status: 'ready', data: { stopEquity: '420.00' } });
    expect(store.isStale).toBe(true);
    await pause();
    expect(orders()[1]).toMatchObject({ stop: 50, multiplier: '2', withOpen: true });
    expect(store.remote).toMatchObject({ status: 'ready', data: { stopEquity: '300.00' } });
    expect(store.isStale).toBe(false);
    form.setAmount('');
    expect(store.remote).toMatchObject({ status: 'ready', data: { stopEquity: '300.00' } });
    expect(store.isStale).toBe(true);
  });

  test('a day before the strategy’s first, or after today, is an error and sends no request', async () => {
    const { form, orders, pause, store, strategy } = await openForm();
    form.setAmount('600');
    for (const day of ['2001-01-05', '2999-01-05', '']) {
      store.setDay(day);
      expect(store.isDayWrong).toBe(true);
      await pause();
    }
    expect(orders()).toEqual([]);
    const firstDay = String(strategy.startedAt).slice(0, 10);
    store.setDay(firstDay);
    await pause();
    expect(orders()).toMatchObject([{ from: firstDay }]);
  });

  test('a failure is shown, and a retry heals it', async () => {
    const { backend, form, pause, store } = await openForm();
    store.retry();
    backend.failNext('rehearsal', PortalError.unavailable({ status: 503 }));
    form.setAmount('600');
    await pause();
    expect(store.remote).toMatchObject({ status: 'failed', error: { status: 503 } });
    store.retry();
    await untilSettled();
    expect(store.remote).toMatchObject({ status: 'ready', data: { amount: '600.00' } });
  });

  test('leaving the form forgets the rehearsal and cancels the waiting request', async () => {
    const { clock, form, leave, orders, pause, store } = await openForm();
    form.setAmount('600');
    await pause();
    form.setAmount('700');
    store.setDay('2001-01-05');
    store.setDay(store.firstDay);
    leave();
    clock.advance(PAUSE_MS);
    await untilSettled();
    expect(orders()).toHaveLength(1);
    expect([store.remote.status, store.chosenDay]).toEqual(['idle', null]);
  });
});
