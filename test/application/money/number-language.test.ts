import { autorun } from 'mobx';
import { AssetWallet } from '../../../src/application/wallet/ports/asset-wallet';
import { MoneyMoves, type TransferOrder } from '../../../src/application/money/ports/money-moves';
import { Queries } from '../../../src/application/remote/queries';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { AssetWalletStore } from '../../../src/application/wallet/asset-wallet-store';
import { CalculatorsStore } from '../../../src/application/calculators/calculators-store';
import { LanguageStore } from '../../../src/application/language/language-store';
import { MoneyFormStore } from '../../../src/application/money/money-form-store';
import { WalletFormStore } from '../../../src/application/wallet/wallet-form-store';
import type { MoneyMove } from '../../../src/domain/accounts/money-move';
import type { QuoteRequest } from '../../../src/domain/money/money-quote';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { someWallet } from '../../../src/testkit/wallet/wallet-data';

const ACCOUNTS = [
  accountOf({ login: 501 }),
  accountOf({ login: 601, currency: 'EUR', balance: '2790.15', freeMargin: '2790.15' }),
];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function german(options: TestPortalOptions = {}) {
  const portal = createTestPortal({
    signedIn: true,
    accounts: ACCOUNTS,
    storedValues: { language: 'de-DE' },
    ...options,
  });
  await portal.start();
  await settled();
  const language = portal.resolve(LanguageStore);
  const rest = async () => {
    portal.clock.advance(500);
    await settled();
  };
  return { ...portal, language, rest, speak: (culture: string) => language.change(culture, 'accounts') };
}

async function moneyForm(move: MoneyMove, options: TestPortalOptions = {}) {
  const portal = await german(options);
  portal.resolve(AccountsStore).load();
  const store = portal.resolve(MoneyFormStore);
  const leave = store.open(move, 501);
  await settled();
  return { ...portal, store, order: store.order, leave };
}

describe('an amount that was typed in German, on a page that is English since', () => {
  test('is written again in the new language, is sent as it was meant, and with the quote that was made for it', async () => {
    const { order, rest, resolve, speak, store } = await moneyForm('transfer');
    const moves = resolve(MoneyMoves);
    const quoted = jest.spyOn(moves, 'quote');
    const transfer = jest.spyOn(moves, 'transfer');
    order.set('to', '601');
    order.set('amount', '1.500');
    await rest();
    const { quote } = order.quoting;
    expect(quote).toMatchObject({ amount: '1500.00' });
    await speak('en-US');
    expect(order.text('amount')).toBe('1500');
    expect(order.amount).toBe('1500.00');
    await store.submit();
    expect(quoted.mock.calls.map(([asked]: [QuoteRequest, ...unknown[]]) => asked.amount)).toEqual([
      '1500.00',
    ]);
    expect(transfer.mock.calls.map(([order]: [TransferOrder]) => [order.amount, order.quoteId])).toEqual([
      ['1500.00', quote?.quoteId],
    ]);
  });

  test.each([
    ['1,5', '1.5', '1.50'],
    ['0,5', '0.5', '0.50'],
    ['1.234,56', '1234.56', '1234.56'],
  ])('%s is written as %s', async (typed, written, amount) => {
    const { order, speak } = await moneyForm('deposit');
    order.set('amount', typed);
    await speak('en-US');
    expect([order.text('amount'), order.amount]).toEqual([written, amount]);
    await speak('de-DE');
    expect([order.text('amount'), order.amount]).toEqual([typed, amount]);
  });

  test.each(['100,000', '0.125'])('%s stays a question, never a number', async (typed) => {
    const { order, speak, store } = await moneyForm('deposit');
    order.set('amount', typed);
    await store.submit();
    const { amountIssue } = order;
    expect(amountIssue?.kind).toBe('ambiguous');
    await speak('en-US');
    expect([order.text('amount'), order.amount]).toEqual([typed, undefined]);
    await store.submit();
    expect(order.amountIssue).toEqual(amountIssue);
  });

  test('means the same after a reload in the other language', async () => {
    const { order, tab } = await moneyForm('deposit');
    order.set('amount', '1.500');
    const { order: reloaded } = await moneyForm('deposit', {
      storedValues: { language: 'en-US' },
      storedInTab: Object.fromEntries(tab.entries),
    });
    expect([reloaded.text('amount'), reloaded.amount]).toEqual(['1500', '1500.00']);
  });

  test('is typed again in the new language', async () => {
    const { order, speak } = await moneyForm('deposit');
    order.set('amount', '1.500');
    await speak('en-US');
    order.set('amount', '1,500.25');
    expect(order.amount).toBe('1500.25');
  });

  test('of the wallet is sent as it was meant', async () => {
    const { owner, resolve, rest, speak } = await german({ variant: 'international' });
    owner.wallet = someWallet();
    const store = resolve(WalletFormStore);
    const transfer = jest.spyOn(resolve(AssetWallet), 'transfer');
    resolve(AssetWalletStore).open();
    store.open('transfer');
    await settled();
    const { order } = store;
    order.set('asset', 'USDT');
    order.set('login', '501');
    order.set('amount', '0.500');
    expect(order.amount).toBeUndefined();
    order.set('amount', '1.000');
    await rest();
    await speak('en-US');
    expect(order.amount).toBe('1000.00');
    await store.submit();
    expect(transfer.mock.calls.map(([{ amount }]) => amount)).toEqual(['1000.00']);
  });
});

test('the largest amount is written in the language on screen', async () => {
  const { order } = await moneyForm('transfer');
  order.fillLargestAmount();
  expect(order.text('amount')).toBe(order.largestAmount?.replace('.', ','));
  expect(order.amount).toBe(order.largestAmount);
});

test('a quote of another order is not used: a new one is requested, and nothing is sent', async () => {
  const { order, owner, rest, resolve, store } = await moneyForm('transfer');
  const transfer = jest.spyOn(resolve(MoneyMoves), 'transfer');
  order.set('to', '601');
  order.set('amount', '100');
  await rest();
  expect(order.quoting.quote).not.toBeNull();
  // Data on screen is fetched again once it is outdated.
  const stopObserving = autorun(() => store.methods);
  owner.accounts = [accountOf({ login: 501, currency: 'GBP' }), ...ACCOUNTS.slice(1)];
  resolve(Queries).invalidate(['accounts', 'paymentMethods']);
  await settled();
  expect([order.limits.currency, order.quoting.quote?.currency]).toEqual(['GBP', 'USD']);
  await store.submit();
  stopObserving();
  expect(transfer).not.toHaveBeenCalled();
  expect(order.quoting.quote).toBeNull();
});

test('numbers of the calculators keep their value, also in another language', async () => {
  const portal = await german();
  const store = portal.resolve(CalculatorsStore);
  store.open();
  await settled();
  store.type('balance', '1.500');
  store.type('lots', '0.500');
  const pair = { from: 'USD', to: 'ZAR' };
  store.rates.setOwnRate(pair, '18,5');
  expect(store.issueOf('lots')).toEqual({ issue: 'ambiguous', readings: ['0.5'] });
  await portal.speak('en-US');
  expect([store.text('balance'), store.text('lots'), store.rates.ownRateText(pair)]).toEqual([
    '1500',
    '0.500',
    '18.5',
  ]);
  expect(store.issueOf('lots')).toEqual({ issue: 'ambiguous', readings: ['0.5'] });
  store.type('lots', '0.5');
  expect(store.stateForLink('position-size').fields.get('balance')).toBe('1500');
});
