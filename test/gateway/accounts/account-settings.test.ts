import Big from 'big.js';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { startGateway, type Gateway } from '../kit/start-gateway';

// Changes that a client makes to their own trading account.
let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
}, 60_000);
afterAll(() => gateway.stop());

const EMAIL = 'main@portico.test';
const PASSWORD = 'Portico-demo-1';
const DAY = 24 * 3_600;

interface ListedAccount {
  login: number;
  kind: string;
  status: string;
  nickname: string | null;
  leverage: number;
  equity: string | null;
  margin: string | null;
  balance: string | null;
}

const accounts = async () => (await gateway.call('getAccounts', { token })).body.result as ListedAccount[];
const account = async (login: number) => (await accounts()).find((candidate) => candidate.login === login);
const settings = async (login: number) =>
  (await gateway.call('getAccountSettings', { token, query: { login } })).body.result;
/** 200, or the error code. */
const change = async (id: OperationId, body: object) => {
  const answer = await gateway.call(id, { token, body });
  return answer.status === 200 ? 200 : (answer.body.errors[0].errorCode as number);
};
const isUsed = ({ margin }: ListedAccount) => margin !== null && !new Big(margin).eq(0);
const pick = async (matches: (account: ListedAccount) => boolean) => {
  const match = (await accounts()).find((account) => account.status === 'active' && matches(account));
  if (!match) throw new Error('The seed has no such account.');
  return match;
};
/** Finds a practice account without positions. It has pending orders. */
const findArchivableDemo = async () => {
  for (const account of await accounts())
    if (account.kind === 'demo' && (await settings(account.login)).archive.isAllowed) return account;
  throw new Error('Every practice account of the seed is in use.');
};

describe('a nickname', () => {
  test('is trimmed, and removed if it is empty', async () => {
    const { login } = await pick(({ kind }) => kind === 'live');
    expect(await change('renameAccount', { login, nickname: ' \u202e Gold   and\u0007 sil\u200bver ' })).toBe(
      200,
    );
    expect((await account(login))?.nickname).toBe('Gold and silver');
    for (const nickname of ['   ', '\u200b\u202e', null]) {
      expect(await change('renameAccount', { login, nickname })).toBe(200);
      expect((await account(login))?.nickname).toBeNull();
    }
  });

  test('has at most forty characters, with any number of bytes', async () => {
    const { login } = await pick(({ kind }) => kind === 'live');
    expect(await change('renameAccount', { login, nickname: '金'.repeat(40) })).toBe(200);
    expect(await change('renameAccount', { login, nickname: '金'.repeat(41) })).toBe(ERROR_CODE.invalid);
    expect((await account(login))?.nickname).toBe('金'.repeat(40));
  });

  test('need not be unique', async () => {
    for (const { login } of (await accounts()).slice(0, 2))
      expect(await change('renameAccount', { login, nickname: 'Same' })).toBe(200);
  });
});

describe('leverage', () => {
  test('is one of the company’s table, which shows the effect of each', async () => {
    const { login, leverage, margin } = await pick((account) => account.kind === 'live' && isUsed(account));
    const { leverages } = await settings(login);
    expect(leverages.map((entry: { leverage: number }) => entry.leverage)).toEqual(
      expect.arrayContaining([30, 50, 100, leverage]),
    );
    const now = leverages.find((candidate: { leverage: number }) => candidate.leverage === leverage);
    expect(new Big(now.margin).eq(margin ?? '0')).toBe(true);
    expect(await change('changeLeverage', { login, leverage: 77 })).toBe(ERROR_CODE.invalid);
    const other = leverages.find(
      (candidate: { leverage: number; isAllowed: boolean }) =>
        candidate.isAllowed && candidate.leverage !== leverage,
    ) as { leverage: number };
    expect(await change('changeLeverage', { login, leverage: other.leverage })).toBe(200);
    expect((await account(login))?.leverage).toBe(other.leverage);
    expect(await change('changeLeverage', { login, leverage })).toBe(200);
  });

  test('is refused, with the missing amount, if the margin would exceed the equity', async () => {
    const usedAccounts = (await accounts()).filter(
      (account) => account.status === 'active' && isUsed(account),
    );
    const results = await Promise.all(
      usedAccounts.map(async ({ login }) => ({ login, leverages: (await settings(login)).leverages })),
    );
    type Offer = { leverage: number; isAllowed: boolean; margin: string };
    const [unaffordable] = results.flatMap(({ login, leverages }) =>
      (leverages as Offer[])
        .filter((leverage) => !leverage.isAllowed)
        .map((leverage) => ({ login, ...leverage })),
    );
    if (!unaffordable) throw new Error('No leverage of the seed is out of reach.');
    const body = { login: unaffordable.login, leverage: unaffordable.leverage };
    const answer = await gateway.call('changeLeverage', { token, body });
    expect(answer.status).toBe(400);
    const [{ errorCode, details }] = answer.body.errors;
    expect(errorCode).toBe(ERROR_CODE.refused);
    expect(new Big(details.limit).gt(details.available)).toBe(true);
    expect(details.currency).toMatch(/^[A-Z]{3}$/);
  });

  test('of an inactive account cannot be changed', async () => {
    const archivedAccount = (await accounts()).find(({ status }) => status !== 'active');
    expect(await change('changeLeverage', { login: archivedAccount?.login ?? 0, leverage: 50 })).toBe(
      ERROR_CODE.forbidden,
    );
  });
});

describe('the platform’s passwords', () => {
  const changePassword = (
    login: number,
    kind: 'trading' | 'readOnly',
    newPassword: string,
    currentPassword = PASSWORD,
  ) => change('changeAccountPassword', { login, kind, currentPassword, newPassword });

  test('need the portal’s password, and have their own rules', async () => {
    const { login } = await pick(({ kind }) => kind === 'live');
    expect(await changePassword(login, 'trading', 'Trading1234', 'Wrong-horse-9')).toBe(
      ERROR_CODE.wrongCurrentPassword,
    );
    for (const weak of ['Short1a', 'TooLongForTerminals1', 'lowercase123', 'NoDigitsHere', PASSWORD])
      expect(await changePassword(login, 'trading', weak)).toBe(ERROR_CODE.weakPassword);
    expect((await settings(login)).tradingPassword).toMatchObject({
      changedAt: null,
      rules: { minLength: 10, maxLength: 16 },
    });
  });

  test('are stored as hashes and never sent back; each has its own time of change', async () => {
    const { login } = await pick(({ kind }) => kind === 'live');
    expect(await changePassword(login, 'trading', 'Trading1234')).toBe(200);
    expect(await changePassword(login, 'readOnly', 'ReadOnly1234')).toBe(200);
    const [row] = await gateway.rows(`select * from account_access where login = ${login}`);
    expect(String(row?.['trading_hash'])).toMatch(/^\$argon2id\$/);
    expect(String(row?.['read_only_hash'])).toMatch(/^\$argon2id\$/);
    const answer = JSON.stringify(await settings(login));
    expect(answer).not.toContain('argon2');
    expect(answer).not.toContain('Trading1234');
    expect((await settings(login)).readOnlyPassword.changedAt).toEqual(expect.any(String));
  });

  test('are never the same: the one that only reads must not trade', async () => {
    const { login } = await pick(({ kind }) => kind === 'live');
    expect(await changePassword(login, 'trading', 'Trading1234')).toBe(200);
    expect(await changePassword(login, 'readOnly', 'Trading1234')).toBe(ERROR_CODE.weakPassword);
    expect(await changePassword(login, 'readOnly', 'ReadOnly1234')).toBe(200);
    expect(await changePassword(login, 'trading', 'ReadOnly1234')).toBe(ERROR_CODE.weakPassword);
    expect(await changePassword(login, 'trading', 'Trading1234')).toBe(200);
  });

  test('do not help to guess the portal’s password: guesses are recorded and have to wait', async () => {
    const { login } = await pick(({ kind }) => kind === 'live');
    for (let tries = 0; tries < 5; tries += 1)
      expect(await changePassword(login, 'trading', 'Trading1234', `Wrong-${tries}`)).toBe(
        ERROR_CODE.wrongCurrentPassword,
      );
    expect(await changePassword(login, 'trading', 'Trading1234')).toBe(ERROR_CODE.tooManyTries);
    const kinds = (await gateway.rows('select kind from audit_events')).map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'account-password-changed',
        'account-password-change-failed',
        'leverage-changed',
      ]),
    );
  });
});

describe('archive and restore', () => {
  test('an account with money or positions is not archived, and the answer has the reasons', async () => {
    const { login, balance } = await pick((account) => account.kind === 'live' && isUsed(account));
    const { archive } = await settings(login);
    expect(archive).toMatchObject({ isAllowed: false, restoreDays: 90, restoreUntil: null });
    expect(archive.blockers).toEqual(
      expect.arrayContaining([
        { kind: 'positions' },
        { kind: 'balance', amount: balance, currency: expect.any(String) },
      ]),
    );
    expect(await change('archiveAccount', { login })).toBe(ERROR_CODE.refused);
    expect((await account(login))?.status).toBe('active');
  });

  test('a practice account is archived with its practice money, and can be restored for ninety days', async () => {
    const { login } = await findArchivableDemo();
    expect(await change('restoreAccount', { login })).toBe(ERROR_CODE.refused);
    expect(await change('archiveAccount', { login })).toBe(200);
    expect(await change('archiveAccount', { login })).toBe(ERROR_CODE.refused);
    expect((await account(login))?.status).toBe('archived');
    expect(await gateway.rows(`select ticket from orders where login = ${login}`)).toEqual([]);
    const { archive, leverages, tradingPassword } = await settings(login);
    expect(archive).toMatchObject({ isAllowed: false, restoreUntil: expect.any(String) });
    expect({ leverages, tradingPassword }).toEqual({ leverages: [], tradingPassword: null });
    expect(await change('restoreAccount', { login })).toBe(200);
    expect((await account(login))?.status).toBe('active');
    expect(await change('archiveAccount', { login })).toBe(200);
    await gateway.advance(90 * DAY + 1);
    token = await gateway.signIn(EMAIL);
    expect(await change('restoreAccount', { login })).toBe(ERROR_CODE.refused);
  });

  test('an account that the broker archived can’t be restored', async () => {
    const old = await gateway.rows(
      "select login from accounts where status = 'archived' and rights = 'noLogin'",
    );
    const brokersAccount = (await accounts()).find(({ login }) => old.some((row) => row['login'] === login));
    expect((await settings(brokersAccount?.login ?? 0)).archive.restoreUntil).toBeNull();
    expect(await change('restoreAccount', { login: brokersAccount?.login ?? 0 })).toBe(ERROR_CODE.refused);
  });
});

describe('another client’s account', () => {
  let login: number;
  beforeAll(async () => {
    const [row] = await gateway.rows(
      `select login from accounts where client_id <> (select id from clients where email = '${EMAIL}') limit 1`,
    );
    login = Number(row?.['login']);
  });

  test.each([
    ['renameAccount', { nickname: 'Mine' }],
    ['changeLeverage', { leverage: 100 }],
    ['changeAccountPassword', { kind: 'trading', currentPassword: PASSWORD, newPassword: 'Trading1234' }],
    ['archiveAccount', {}],
    ['restoreAccount', {}],
  ] as const)('%s is not found', async (id, body) => {
    const answer = await gateway.call(id, { token, body: { login, ...body } });
    expect(answer.status).toBe(404);
  });

  test('its settings are not found', async () => {
    expect((await gateway.call('getAccountSettings', { token, query: { login } })).status).toBe(404);
  });
});

test('a client who makes too many changes has to wait', async () => {
  const { login } = await pick(({ kind }) => kind === 'live');
  const answers: number[] = [];
  for (let tries = 0; tries < 61; tries += 1)
    answers.push(await change('renameAccount', { login, nickname: `N${tries}` }));
  expect(answers.at(-1)).toBe(ERROR_CODE.tooManyTries);
});
