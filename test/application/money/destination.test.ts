import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { MoneyFormStore } from '../../../src/application/money/money-form-store';
import { MoneyMoves } from '../../../src/application/money/ports/money-moves';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function openWithdrawal(method: string, destination: string) {
  const portal = createTestPortal({ signedIn: true, accounts: [accountOf({ login: 501 })] });
  await portal.start();
  portal.resolve(AccountsStore).load();
  const withdraw = jest.spyOn(portal.resolve(MoneyMoves), 'withdraw');
  const store = portal.resolve(MoneyFormStore);
  store.open('withdraw', 501);
  await untilSettled();
  const { order } = store;
  order.set('method', method);
  if (method === 'crypto') order.set('network', 'TRC20');
  order.set('amount', '60');
  portal.clock.advance(500);
  await untilSettled();
  store.setUnstoredText('destination', destination);
  const submit = async () => {
    await store.submit();
    await untilSettled();
  };
  return { order, store, submit, withdraw };
}

test.each([
  ['bank', 'IBAN: de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['crypto', `tron:${TRON}?amount=10`, TRON],
  ['crypto', `TR7NHqjeKQxGTC\u200Bi8q\n8ZY4pL8otSzgjLj6t`, TRON],
])('by %s, %j is shown and sent as its destination', async (method, typedText, destination) => {
  const { order, store, submit, withdraw } = await openWithdrawal(method, typedText);
  store.cleanDestination();
  expect(store.unstoredText('destination')).toBe(destination);
  await submit();
  expect(order.issues).toEqual({});
  expect(order.phase).toBe('review');
  await submit();
  expect(withdraw.mock.calls[0]?.[0]).toMatchObject({ destination });
});

test.each([
  ['bank', 'DE88370400440532013000'],
  ['bank', 'hello'],
  ['crypto', 'https://tronscan.org/#/address/x'],
  ['crypto', `tron:${'x'.repeat(169)}`],
  ['crypto', 'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@56?value=1'],
])('by %s, %j is refused at its field, before the review, and stays as typed', async (method, typedText) => {
  const { order, store, submit } = await openWithdrawal(method, typedText);
  await submit();
  expect(order.issues).toEqual({ destination: 'missing' });
  expect(order.phase).toBe('form');
  expect(store.unstoredText('destination')).toBe(typedText);
});

test('a review opens at once while a new quote loads, and the new amount is sent', async () => {
  const { order, submit, withdraw } = await openWithdrawal('bank', 'DE89370400440532013000');
  order.set('amount', '70');
  const reviewing = submit();
  expect(order.phase).toBe('review');
  await reviewing;
  await submit();
  expect(withdraw.mock.calls[0]?.[0]).toMatchObject({ amount: '70.00' });
});
