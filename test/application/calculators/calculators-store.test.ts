import { CalculatorsStore } from '../../../src/application/calculators/calculators-store';
import { CALCULATOR_KEYS } from '../../../src/domain/calculators/calculators.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openCalculators(options: TestPortalOptions = {}) {
  const portal = createTestPortal({ signedIn: true, ...options });
  await portal.start();
  const store = portal.resolve(CalculatorsStore);
  store.open();
  await untilSettled();
  return { ...portal, store };
}

const answerOf = (store: CalculatorsStore, key: Parameters<CalculatorsStore['outcome']>[0]) => {
  const outcome = store.outcome(key);
  if (outcome.kind !== 'answer') throw new Error(`incomplete: ${outcome.fields.join()}`);
  return outcome.calculation.result;
};

describe('figures from the gateway', () => {
  test('are requested once and filled in', async () => {
    const { backend, store } = await openCalculators();
    expect(backend.count('instruments')).toBe(1);
    expect([store.choice('symbol'), store.text('price'), store.text('lots')]).toEqual([
      'EURUSD',
      '1.08962',
      '1',
    ]);
    expect(answerOf(store, 'margin')).toEqual({ term: 'margin', unit: 'USD', value: '1089.62' });
    store.open();
    await untilSettled();
    expect(backend.count('instruments')).toBe(1);
  });

  test('are written in the client’s number format, and parsed in it', async () => {
    const { store } = await openCalculators({ storedValues: { language: 'de-DE' } });
    expect(store.text('price')).toBe('1,08962');
    store.enter('price', '1,10');
    expect(answerOf(store, 'margin').value).toBe('1100');
  });

  test('a failure is shown, and Retry requests them again', async () => {
    const { backend, store } = await openCalculators({});
    backend.failNext('instruments', PortalError.unavailable({ status: 503 }));
    store.retry();
    await untilSettled();
    expect(store.remote).toMatchObject({ status: 'ready', error: { kind: 'unavailable' } });
    store.retry();
    await untilSettled();
    expect(store.remote).toMatchObject({ status: 'ready', error: null });
  });
});

describe('a missing figure is requested from the client, never assumed', () => {
  test('the closing price, until one is typed', async () => {
    const { store } = await openCalculators();
    expect(store.outcome('profit')).toEqual({ kind: 'incomplete', fields: ['closePrice'] });
    expect(store.issueOf('closePrice')).toBeNull();
    store.enter('closePrice', '1.09062');
    expect(answerOf(store, 'profit').value).toBe('100');
  });

  test('the price and the swap that a symbol lacks', async () => {
    const { store } = await openCalculators();
    store.choose('symbol', 'BTCUSD');
    expect(store.outcome('margin')).toEqual({ kind: 'incomplete', fields: ['price'] });
    expect(store.outcome('swap-points')).toEqual({ kind: 'incomplete', fields: ['swapPoints'] });
    expect(store.text('swapPercent')).toBe(store.format('-7.5'));
  });

  test('a rate between two currencies', async () => {
    const { store } = await openCalculators();
    store.choose('accountCurrency', 'ZAR');
    const pair = store.pair('pip-value')!;
    expect(pair).toEqual({ from: 'USD', to: 'ZAR' });
    expect(store.rates.ownRateText(pair)).toBe('');
    expect(store.outcome('pip-value')).toEqual({ kind: 'incomplete', fields: ['rate'] });
    store.rates.setOwnRate(pair, '18.4');
    expect(answerOf(store, 'pip-value')).toEqual({ term: 'pipValue', unit: 'ZAR', value: '184' });
  });
});

describe('rates', () => {
  test('from the gateway, in either direction: 100000 × 0.0001 ÷ 1.08962 EUR', async () => {
    const { store } = await openCalculators();
    store.choose('accountCurrency', 'EUR');
    const outcome = store.outcome('pip-value');
    expect(outcome).toMatchObject({ kind: 'answer', conversion: [{ operator: '÷', isClientRate: false }] });
    expect(answerOf(store, 'pip-value').value).toMatch(/^9\.1775/);
  });

  test("the client's own takes precedence, until it is removed", async () => {
    const { store } = await openCalculators();
    const pair = store.pair('converter')!;
    expect(pair).toEqual({ from: 'USD', to: 'EUR' });
    expect(store.rates.ownRateText(pair)).toBeNull();
    store.rates.setOwnRate(pair, '0.5');
    expect(answerOf(store, 'converter').value).toBe('50');
    store.rates.setOwnRate(pair, 'x');
    expect(store.rates.ownRateIssue(pair)).toEqual({ issue: 'not-a-number' });
    expect(store.outcome('converter')).toEqual({ kind: 'incomplete', fields: ['rate'] });
    store.rates.setOwnRate(pair, null);
    expect([store.rates.ownRateText(pair), store.rates.ownRateIssue(pair)]).toEqual([null, null]);
  });

  test('a currency into itself needs none', async () => {
    const { store } = await openCalculators();
    store.choose('to', 'USD');
    expect(store.pair('converter')).toBeNull();
    expect(answerOf(store, 'converter').value).toBe('100');
  });

  test('can be inverted', async () => {
    const { store } = await openCalculators();
    store.swapCurrencies();
    expect([store.choice('from'), store.choice('to')]).toEqual(['EUR', 'USD']);
    expect(answerOf(store, 'converter').value).toBe('108.962');
  });

  test('every currency can be chosen, those with a rate first', async () => {
    const { store } = await openCalculators();
    expect(store.currencies.ratedCodes).toEqual(['EUR', 'GBP', 'JPY', 'USD']);
    expect(store.currencies.otherCodes).toContain('ZAR');
    expect(store.currencies.otherCodes).not.toContain('EUR');
  });
});

describe('typed values', () => {
  test('stay while invalid, with the reason', async () => {
    const { store } = await openCalculators();
    store.enter('lots', '1x');
    expect([store.text('lots'), store.issueOf('lots')]).toEqual(['1x', { issue: 'not-a-number' }]);
    expect(store.outcome('pip-value')).toEqual({ kind: 'incomplete', fields: ['lots'] });
    store.enter('lots', '');
    expect(store.issueOf('lots')).toEqual({ issue: 'missing' });
  });

  test('that override the gateway’s are marked, and dropped with the symbol', async () => {
    const { store } = await openCalculators();
    store.enter('price', '1.2');
    expect(store.isOverridden('price')).toBe(true);
    store.reset('price');
    expect([store.isOverridden('price'), store.text('price')]).toEqual([false, '1.08962']);
    store.enter('price', '1.2');
    store.enter('lots', '3');
    store.choose('symbol', 'BTCUSD');
    store.choose('symbol', 'EURUSD');
    expect([store.text('price'), store.text('lots')]).toEqual(['1.08962', '3']);
    expect(store.isOverridden('lots')).toBe(false);
  });

  test('the swap of one side is not used for the other', async () => {
    const { store } = await openCalculators();
    store.enter('swapPoints', '-1');
    store.choose('side', 'sell');
    expect(store.text('swapPoints')).toBe('2.41');
  });

  test('survive a reload of this tab until the sign-out, and are not shown to another client', async () => {
    const { store, tab, session } = await openCalculators();
    store.enter('balance', '2500');
    store.choose('side', 'sell');
    const storedTexts = Object.fromEntries(tab.entries);
    const { store: reloadedStore } = await openCalculators({ storedInTab: storedTexts });
    const { store: otherClientStore } = await openCalculators({
      storedInTab: storedTexts,
      client: { id: 4711 },
    });
    expect(otherClientStore.text('balance')).toBe('10000');
    expect([reloadedStore.text('balance'), reloadedStore.choice('side')]).toEqual(['2500', 'sell']);
    session.signOut('manual');
    store.open();
    expect([store.text('balance'), store.choice('side')]).toEqual(['', 'buy']);
  });

  test.each(['', '[1', 'null', '5', '{"entered":{"lots":"7"}}'])(
    'an unreadable draft (%p) is ignored',
    async (draft) => {
      const { store } = await openCalculators({ storedInTab: { 'portico.draft.calculators': draft } });
      expect(store.text('lots')).toBe('1');
    },
  );
});

test('nights are charged three times on the triple night', async () => {
  const { store } = await openCalculators();
  store.choose('firstNight', 'wednesday');
  expect(store.outcome('swap-points')).toMatchObject({ kind: 'answer', nights: 3 });
  store.choose('firstNight', 'tuesday');
  expect(store.outcome('swap-points')).toMatchObject({ nights: 1 });
});

test('nothing is calculated without symbols', async () => {
  const { backend, store } = await openCalculators();
  backend.marketData = { instruments: [], rates: [] };
  store.retry();
  await untilSettled();
  expect(store.instrument).toBeUndefined();
  for (const key of CALCULATOR_KEYS) expect(store.outcome(key).kind).toBe('incomplete');
});
