import { CalculatorAccountStore } from '../../../src/application/calculators/calculator-account-store';
import { CalculatorsStore } from '../../../src/application/calculators/calculators-store';
import { readSharedState } from '../../../src/domain/calculators/shared-state';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const GOLD = accountOf({ login: 5001, platform: 'MT5', currency: 'EUR', leverage: 200, balance: '6105.00' });
const ACCOUNTS = [
  GOLD,
  accountOf({ login: 4001, platform: 'MT4' }),
  accountOf({ login: 6001, platform: 'Trader', leverage: null, balance: null }),
  accountOf({ login: 5002, platform: 'MT5', kind: 'demo' }),
  accountOf({ login: 5003, platform: 'MT5', rights: 'noLogin' }),
  accountOf({ login: 5004, platform: 'MT5', status: 'pending' }),
  accountOf({ login: 5005, platform: 'MT5', status: 'archived' }),
];

async function openCalculators(search = '', options: TestPortalOptions = {}, accountsFail = false) {
  const portal = createTestPortal({ signedIn: true, accounts: ACCOUNTS, ...options });
  await portal.start();
  if (accountsFail) portal.backend.failNext('accounts', PortalError.unavailable({ status: 503 }));
  const calculators = portal.resolve(CalculatorsStore);
  const store = portal.resolve(CalculatorAccountStore);
  const parameters = new URLSearchParams(search);
  const sharedState = readSharedState((name) => parameters.get(name));
  calculators.open(sharedState);
  store.open(parameters.get('account'), !sharedState.fields.has('accountCurrency'));
  await untilSettled();
  return { ...portal, calculators, store };
}

test('an account fills in its currency, leverage and balance, in the client’s number format', async () => {
  const { calculators, store } = await openCalculators('', { storedValues: { language: 'de-DE' } });
  expect(store.chosenAccount).toBeUndefined();
  store.choose(GOLD.login);
  expect(store.chosenAccount?.login).toBe(GOLD.login);
  expect([
    calculators.choice('accountCurrency'),
    calculators.text('leverage'),
    calculators.text('balance'),
  ]).toEqual(['EUR', '200', '6105,00']);
  store.choose(6001);
  expect([calculators.choice('accountCurrency'), calculators.text('leverage')]).toEqual(['USD', '200']);
  store.choose(null);
  expect([store.chosenAccount, calculators.choice('accountCurrency')]).toEqual([undefined, 'USD']);
});

test('pending and archived accounts cannot be chosen', async () => {
  const { store } = await openCalculators();
  expect(store.accounts.map(({ login }) => login)).toEqual([5001, 4001, 6001, 5002, 5003]);
});

test.each([
  [5001, '/webterminal5?login=5001'],
  [4001, '/webterminal4?login=4001'],
  [6001, undefined],
  [5002, undefined],
  [5003, undefined],
])('the terminal of %d is %s', async (login, path) => {
  const { store } = await openCalculators();
  store.choose(login);
  expect(store.terminal).toBe(path);
});

test('the address names an account, whose data is filled in, except for fields in the address', async () => {
  const withAccount = await openCalculators('account=5001');
  expect([withAccount.store.chosenAccount?.login, withAccount.calculators.text('balance')]).toEqual([
    5001,
    '6105.00',
  ]);
  const withFields = await openCalculators('account=5001&accountCurrency=GBP&lots=2');
  expect(withFields.store.chosenAccount?.login).toBe(5001);
  expect([withFields.calculators.choice('accountCurrency'), withFields.calculators.text('lots')]).toEqual([
    'GBP',
    '2',
  ]);
  expect((await openCalculators('account=4999')).store.chosenAccount).toBeUndefined();
});

test('the calculators work without the accounts', async () => {
  const { calculators, store } = await openCalculators('account=5001', {}, true);
  expect([store.accounts, store.chosenAccount]).toEqual([[], undefined]);
  expect(calculators.outcome('margin').kind).toBe('answer');
});

test('a link restores the calculation, in another language too', async () => {
  const { calculators, store } = await openCalculators('', { storedValues: { language: 'de-DE' } });
  store.choose(GOLD.login);
  calculators.choose('symbol', 'BTCUSD');
  calculators.enter('lots', '0,5');
  calculators.rates.setOwnRate({ from: 'USD', to: 'EUR' }, '0,91');
  const { fields, rate } = calculators.stateForLink('margin');
  expect(Object.fromEntries(fields)).toEqual({
    symbol: 'BTCUSD',
    lots: '0.5',
    leverage: '200',
    accountCurrency: 'EUR',
  });
  expect(rate).toEqual({ from: 'USD', to: 'EUR', value: '0.91' });
  const link = store.linkParameters([...fields, ['rate', 'USD-EUR-0.91']]);
  expect(new URLSearchParams(link).get('account')).toBe('5001');
  const restoredPortal = await openCalculators(link);
  expect(restoredPortal.calculators.outcome('margin')).toEqual(calculators.outcome('margin'));
});

test('copying a link reports whether it worked', async () => {
  const { calculators, clipboard, notices } = await openCalculators();
  await calculators.copyLink('/calculators?symbol=EURUSD');
  expect(clipboard.text).toMatch(/^http.*\/calculators\?symbol=EURUSD$/);
  clipboard.isDenied = true;
  await calculators.copyLink('/calculators');
  expect(notices.notices.map(({ textKey }) => textKey)).toEqual([
    'calculators.linkCopied',
    'calculators.linkNotCopied',
  ]);
});
