import { account, HttpAccounts } from '../../../src/infrastructure/accounts/http-accounts';
import { readUsualAccount } from '../../../src/infrastructure/accounts/usual-account';
import { httpAnswer } from '../../../src/infrastructure/http/answer';
import { HttpClient } from '../../../src/infrastructure/http/http-client';

const RAW_ACCOUNT = {
  login: 30000710,
  platform: 'MT5',
  kind: 'live',
  status: 'pending',
  name: 'Scalping',
  nickname: null,
  accountType: 'Standard',
  server: 'Portico-Live',
  currency: 'EUR',
  leverage: 200,
  swapFree: true,
  marginMode: 'netting',
  rights: 'full',
  marginCallLevel: '100.00',
  stopOutLevel: '50.00',
  openedAt: '2021-05-30T00:00:00.000Z',
  balance: '48971.08',
  credit: '0.00',
  floatingPl: '-1.50',
  equity: '48969.58',
  margin: '0.00',
  freeMargin: '48969.58',
  marginLevel: null,
};

const VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  7,
  -1.5,
  Infinity,
  2 ** 53,
  '',
  '12',
  '-12.50',
  '12.',
  '1e3',
  'MT4',
  'demo',
  'archived',
  'toString',
  '2024-02-29T10:00:00Z',
  '2023-02-29T10:00:00+02:00',
  '2024-13-01T10:00:00Z',
  '2024-01-01T25:00:00Z',
  [],
  {},
];

/** The account with each field missing, and with each of the values. */
const changedAccounts = Object.keys(RAW_ACCOUNT).flatMap((field) => [
  Object.fromEntries(Object.entries(RAW_ACCOUNT).filter(([name]) => name !== field)),
  ...VALUES.map((value) => ({ ...RAW_ACCOUNT, [field]: value })),
]);

test('an account as the gateway sends it is read without the schema', () => {
  expect(readUsualAccount(RAW_ACCOUNT)).toEqual(account.parse(RAW_ACCOUNT));
});

test('any account is read as the schema reads it, or left to the schema', () => {
  let count = 0;
  for (const item of changedAccounts) {
    const read = readUsualAccount(item);
    if (read === undefined) continue;
    count += 1;
    expect({ item, read }).toEqual({ item, read: account.parse(item) });
  }
  expect(count).toBeGreaterThan(100);
});

test.each([null, undefined, 5, 'text', []])('%j is left to the schema', (item) => {
  expect(readUsualAccount(item)).toBeUndefined();
});

test('a list has accounts of both kinds, in their order', async () => {
  const http = new HttpClient(new Map(), async () =>
    httpAnswer(
      200,
      JSON.stringify({
        result: [RAW_ACCOUNT, { ...RAW_ACCOUNT, login: '5' }, { ...RAW_ACCOUNT, login: 6 }, { login: 7 }],
      }),
      () => null,
    ),
  );
  const { accounts, unreadable } = await new HttpAccounts(http).list();
  expect(accounts.map(({ login }) => login)).toEqual([RAW_ACCOUNT.login, 5, 6]);
  expect(unreadable).toEqual([{ login: 7 }]);
});
