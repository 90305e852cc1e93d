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
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { someWallet } from '../../../src/testkit/wallet/wallet-data';

const ACCOUNTS = [
  accountOf({ login: 501 }),
  accountOf({ login: 601, currency: 'EUR', balance: '2790.15', freeMargin: '2790.15' }),
];

async function openGermanPortal(options: TestPortalOptions = {}) {
  const portal = createTestPortal({
    signedIn: true,
    accounts: ACCOUNTS,
    storedValues: { language: 'de-DE' },
    ...options,
  });
  await portal.start();
  await untilSettled();
  const language = portal.resolve(LanguageStore);
  const waitForQuote = async () => {
    portal.clock.advance(500);
    await untilSettled();
  };
  const changeLanguage = (culture: string) => language.change(culture, 'accounts');
  return { ...portal, language, waitForQuote, changeLanguage };
}

async function openMoneyForm(move: MoneyMove, options: TestPortalOptions = {}) {
  const portal = await openGermanPortal(options);
  portal.resolve(AccountsStore).load();
  const store = portal.resolve(MoneyFormStore);
  const leave = store.open(move, 501);
  await untilSettled();
  return { ...portal, store, order: store.order, leave };
}

describe('an amount that was typed before the language changed from German to English', () => {
  test('is written in the new language, and sent with its value and quote', async () => {
    const { order, waitForQuote, resolve, changeLanguage, store } = await openMoneyForm('transfer');
    const moves = resolve(MoneyMoves);
    const quoteSpy = jest.spyOn(moves, 'quote');
    const transfer = jest.spyOn(moves, 'transfer');
    order.set('target', '601');
    order.set('amount', '1.500');
    await waitForQuote();
    const { quote } = order.quoting;
    expect(quote).toMatchObject({ amount: '1500.00' });
    await changeLanguage('en-US');
    expect(order.text('amount')).toBe('1500');
    expect(order.amount).toBe('1500.00');
    await store.submit();
    expect(quoteSpy.mock.calls.map(([request]: [QuoteRequest, ...unknown[]]) => request.amount)).toEqual([
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
  ])('%s is written as %s', async (germanText, englishText, amount) => {
    const { order, changeLanguage } = await openMoneyForm('deposit');
    order.set('amount', germanText);
    await changeLanguage('en-US');
    expect([order.text('amount'), order.amount]).toEqual([englishText, amount]);
    await changeLanguage('de-DE');
    expect([order.text('amount'), order.amount]).toEqual([germanText, amount]);
  });

  test.each(['100,000', '0.125'])('the ambiguous %s is never read as a number', async (text) => {
    const { order, changeLanguage, store } = await openMoneyForm('deposit');
    order.set('amount', text);
    await store.submit();
    const { amountIssue } = order;
    expect(amountIssue?.kind).toBe('ambiguous');
    await changeLanguage('en-US');
    expect([order.text('amount'), order.amount]).toEqual([text, undefined]);
    await store.submit();
    expect(order.amountIssue).toEqual(amountIssue);
  });

  test('has the same value after a reload in the other language', async () => {
    const { order, tab } = await openMoneyForm('deposit');
    order.set('amount', '1.500');
    const { order: reloadedOrder } = await openMoneyForm('deposit', {
      storedValues: { language: 'en-US' },
      storedInTab: Object.fromEntries(tab.entries),
    });
    expect([reloadedOrder.text('amount'), reloadedOrder.amount]).toEqual(['1500', '1500.00']);
  });

  test('is replaced by an amount that is typed in the new language', async () => {
    const { order, changeLanguage } = await openMoneyForm('deposit');
    order.set('amount', '1.500');
    await changeLanguage('en-US');
    order.set('amount', '1,500.25');
    expect(order.amount).toBe('1500.25');
  });

  test('is sent with its value in the wallet too', async () => {
    const { owner, resolve, waitForQuote, changeLanguage } = await openGermanPortal({
      variant: 'international',
    });
    owner.wallet = someWallet();
    const store = resolve(WalletFormStore);
    const transfer = jest.spyOn(resolve(AssetWallet), 'transfer');
    resolve(AssetWalletStore).open();
    store.open('transfer');
    await untilSettled();
    const { order } = store;
    order.set('asset', 'USDT');
    order.set('login', '501');
    order.set('amount', '0.500');
    expect(order.amount).toBeUndefined();
    order.set('amount', '1.000');
    await waitForQuote();
    await changeLanguage('en-US');
    expect(order.amount).toBe('1000.00');
    await store.submit();
    expect(transfer.mock.calls.map(([{ amount }]) => amount)).toEqual(['1000.00']);
  });
});

test('the largest amount is written in the current language', async () => {
  const { order } = await openMoneyForm('transfer');
  order.fillLargestAmount();
  expect(order.text('amount')).toBe(order.largestAmount?.replace('.', ','));
  expect(order.amount).toBe(order.largestAmount);
});

test('an order is not sent with a quote in another currency', async () => {
  const { order, owner, waitForQuote, resolve, store } = await openMoneyForm('transfer');
  const transfer = jest.spyOn(resolve(MoneyMoves), 'transfer');
  order.set('target', '601');
  order.set('amount', '100');
  await waitForQuote();
  expect(order.quoting.quote).not.toBeNull();
  // Data on screen is fetched again once it is outdated.
  const stopObserving = autorun(() => store.methods);
  owner.accounts = [accountOf({ login: 501, currency: 'GBP' }), ...ACCOUNTS.slice(1)];
  resolve(Queries).invalidate(['accounts', 'paymentMethods']);
  await untilSettled();
  expect([order.limits.currency, order.quoting.quote?.currency]).toEqual(['GBP', 'USD']);
  await store.submit();
  stopObserving();
  expect(transfer).not.toHaveBeenCalled();
  expect(order.quoting.quote).toBeNull();
});

test('numbers of the calculators have the same value in another language', async () => {
  const portal = await openGermanPortal();
  const store = portal.resolve(CalculatorsStore);
  store.open();
  await untilSettled();
  store.enter('balance', '1.500');
  store.enter('lots', '0.500');
  const pair = { from: 'USD', to: 'ZAR' };
  store.rates.setOwnRate(pair, '18,5');
  expect(store.issueOf('lots')).toEqual({ issue: 'ambiguous', readings: ['0.5'] });
  await portal.changeLanguage('en-US');
  expect([store.text('balance'), store.text('lots'), store.rates.ownRateText(pair)]).toEqual([
    '1500',
    '0.500',
    '18.5',
  ]);
  expect(store.issueOf('lots')).toEqual({ issue: 'ambiguous', readings: ['0.5'] });
  store.enter('lots', '0.5');
  expect(store.stateForLink('position-size').fields.get('balance')).toBe('1500');
});
