import { randomUUID } from 'node:crypto';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type CallOptions, type Gateway } from '../kit/start-gateway';
import { ledgerBalance } from '../kit/ledger-balance';

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
beforeEach(async () => {
  token = await gateway.signIn('international@portico.test'); // the session has expired by the clock
});
afterAll(() => gateway.stop());
afterEach(async () => {
  expect(await ledgerErrors(gateway)).toEqual([]);
});

type Id = Parameters<Gateway['call']>[0];

const USABLE_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const LOGIN = 91205570;

/** The result of a call that is not refused. */
async function result(id: Id, options: CallOptions = {}) {
  const { body, status } = await gateway.call(id, { token, ...options });
  expect([id, status, body.errors]).toEqual([id, 200, undefined]);
  return body.result;
}

/** The status of a refusal, with its code and details. */
async function refusal(id: Id, options: CallOptions = {}) {
  const { body, status } = await gateway.call(id, { token, ...options });
  const [error] = body.errors ?? [];
  return { status, code: error?.errorCode, ...(error?.details && { details: error.details }) };
}

const assetNow = async (code: string) =>
  (await result('getWallet')).assets.find(({ asset }: { asset: string }) => asset === code);
const findAddress = async (label: string) =>
  (await result('getWalletAddresses')).addresses.find(
    (address: { label: string }) => address.label === label,
  );
const withdrawal = async (amount: string, label = 'Cold wallet', asset = 'USDT') => ({
  addressId: (await findAddress(label)).addressId,
  amount,
  asset,
  idempotencyKey: randomUUID(),
});
const balanceOf = async (login: number) => String(await ledgerBalance(gateway, login));

describe('the overview', () => {
  it('has the balances of the ledger, valued at the market, and the terms of the networks', async () => {
    const wallet = await result('getWallet');
    expect(wallet).toMatchObject({ currency: 'USD', asOf: '2026-11-20T14:32:07.000Z', pending: [] });
    expect(wallet.withdrawals).toEqual({
      limit: '10000.00',
      left: '10000.00',
      currency: 'USD',
      resetsAt: '2026-11-21T00:00:00.000Z',
      heldUntil: null,
    });
    const rows = wallet.assets.map((asset: Record<string, unknown>) => [asset['asset'], asset['balance']]);
    expect(rows).toEqual([
      ['USDT', '4250.00'],
      ['BTC', '0.04218000'],
      ['ETH', '1.25000000'],
      ['XRP', '0.000000'],
    ]);
    const total = wallet.assets.reduce((sum: number, { value }: { value: string }) => sum + Number(value), 0);
    expect(Number(wallet.total)).toBeCloseTo(total, 2);
    const usdt = wallet.assets[0];
    expect(Number(usdt.value)).toBeCloseTo(4250 * Number(usdt.price), 1);
    expect(usdt.networks[0]).toMatchObject({ id: 'TRC20', title: 'Tron', fee: '1.00', confirmations: 20 });
  });

  it('agrees with the sums of a history that has requests in every final state', async () => {
    const { body } = await gateway.call('getWalletHistory', { token });
    const states = body.result.map(
      (request: Record<string, string>) => `${request['kind']} ${request['state']}`,
    );
    expect(new Set(states)).toEqual(
      new Set([
        'deposit completed',
        'transfer completed',
        'withdrawal completed',
        'withdrawal rejected',
        'withdrawal cancelled',
        'withdrawal failed',
      ]),
    );
    expect(body.totals).toMatchObject({ count: 10, completed: 7 });
    expect(body.totals.assets).toEqual([
      { asset: 'BTC', moved: '0.04218000', movedIn: '0.05218000', movedOut: '0.01000000' },
      { asset: 'ETH', moved: '1.25000000', movedIn: '1.25000000', movedOut: '0.00000000' },
      { asset: 'USDT', moved: '4250.00', movedIn: '6250.00', movedOut: '2000.00' },
    ]);
  });
});

describe('the history', () => {
  const ids = (body: { result: { requestId: string }[] }) => body.result.map(({ requestId }) => requestId);
  const history = async (query: Record<string, string | number>) =>
    (await gateway.call('getWalletHistory', { token, query })).body;

  it('is paged without gaps or duplicates, with the sums on the first page', async () => {
    const allIds = ids(await history({}));
    const first = await history({ limit: 4 });
    const second = await history({ limit: 4, cursor: first.next });
    const third = await history({ limit: 4, cursor: second.next });
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(allIds);
    expect([first.totals?.count, second.totals, third.next]).toEqual([10, null, null]);
  });

  it.each([
    [{ kind: 'transfer' }, 1],
    [{ asset: 'BTC' }, 2],
    [{ state: 'failed' }, 1],
    [{ state: 'underWay' }, 0],
    [{ search: 'savings' }, 1],
    [{ search: USABLE_ADDRESS.slice(3, 20) }, 2],
    [{ search: '%' }, 0],
    [{ from: '2026-10-28', to: '2026-11-06' }, 3],
  ])('is filtered by %j', async (query, count) => {
    expect((await history(query)).totals.count).toBe(count);
  });

  it('finds a request by its reference, and refuses a cursor that it did not issue', async () => {
    const [{ reference, requestId }] = (await history({ kind: 'transfer' })).result;
    expect(ids(await history({ search: reference }))).toEqual([requestId]);
    expect(await refusal('getWalletHistory', { query: { cursor: 'x' } })).toMatchObject({ code: 2 });
  });
});

describe('the address book', () => {
  it('has usable, waiting and blocked addresses', async () => {
    const { addresses, most, waitHours } = await result('getWalletAddresses');
    expect([most, waitHours]).toEqual([20, 24]);
    expect(
      Object.fromEntries(
        addresses.map((address: Record<string, string>) => [address['label'], address['state']]),
      ),
    ).toEqual({
      'Cold wallet': 'usable',
      Savings: 'usable',
      Exchange: 'usable',
      'Phone wallet': 'waiting',
      'Old account': 'blocked',
    });
    expect((await findAddress('Old account')).reason).toBe('On a warning list.');
    expect((await findAddress('Exchange')).memo).toBe('104822');
  });

  const newEntry = { label: 'New', asset: 'USDT', network: 'TRC20' };
  it.each([
    ['checksum', { ...newEntry, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }],
    ['network', { ...newEntry, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
    [
      'network',
      {
        ...newEntry,
        asset: 'ETH',
        network: 'ERC20',
        address: 'ethereum:0x52908400098527886E0F7030069857D2E4169EE7@56?value=1',
      },
    ],
    ['duplicate', { ...newEntry, address: USABLE_ADDRESS }],
    ['memo', { ...newEntry, asset: 'XRP', network: 'XRPL', address: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH' }],
    [
      'duplicate',
      { ...newEntry, asset: 'ETH', network: 'ERC20', address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' },
    ],
    [
      'duplicate',
      { ...newEntry, asset: 'ETH', network: 'ERC20', address: '0x8589427373D6D84E98730D7795D8f6f8731FDA16' },
    ],
  ])('refuses an address for the reason %s, as the check does', async (reason, body) => {
    expect(await refusal('addWalletAddress', { body: { ...body, idempotencyKey: randomUUID() } })).toEqual({
      status: 400,
      code: 16,
      details: { reason },
    });
    const query = { walletAddress: body.address, network: body.network };
    expect(await result('checkWalletAddress', { query })).toEqual({ isValid: false, reason });
  });

  it('reports a blocked address on any network', async () => {
    const query = { walletAddress: '0x8589427373D6D84E98730D7795D8f6f8731FDA16' };
    expect(await result('checkWalletAddress', { query })).toEqual({ isValid: false, reason: 'blocked' });
    expect(await result('checkWalletAddress', { query: { walletAddress: USABLE_ADDRESS } })).toEqual({
      isValid: true,
      reason: null,
    });
  });

  it.each([
    (address: string) => `tron:${address}?amount=10`,
    (address: string) => `${address.slice(0, 9)}\u200B${address.slice(9)}`,
    (address: string) => ` ${address.slice(0, 9)}\n${address.slice(9)} `,
  ])('finds the address in a pasted text, in the check and in the book', async (pasteOf) => {
    const depositQuery = { asset: 'USDT', network: 'TRC20' };
    const { address } = await result('getWalletDepositAddress', { query: depositQuery });
    const walletAddress = pasteOf(address);
    const query = { walletAddress, network: ' trc20\u3000' };
    expect(await result('checkWalletAddress', { query })).toEqual({ isValid: true, reason: null });
    const entry = { label: 'Pasted', asset: 'USDT', network: 'TRC20', address: walletAddress };
    const body = { ...entry, password: 'Portico-demo-1' };
    const addedAddress = await result('addWalletAddress', {
      body: { ...body, idempotencyKey: randomUUID() },
    });
    expect(addedAddress).toMatchObject({ address });
    await gateway.rows(`delete from wallet_addresses where id = '${addedAddress.addressId}'`);
  });

  it('takes the tag of a link, unless a memo was typed', async () => {
    const depositQuery = { asset: 'XRP', network: 'XRPL' };
    const { address } = await result('getWalletDepositAddress', { query: depositQuery });
    const link = `xrpl:${address}?dt=77`;
    const query = { walletAddress: link, network: 'XRPL' };
    expect(await result('checkWalletAddress', { query })).toEqual({ isValid: true, reason: null });
    const entry = { label: 'Tagged', asset: 'XRP', network: 'XRPL', address: link };
    const body = { ...entry, password: 'Portico-demo-1' };
    for (const [memo, expected] of [
      ['\u202A8\u202C', '8'],
      [undefined, '77'],
    ] as const) {
      const addedAddress = await result('addWalletAddress', {
        body: { ...body, ...(memo && { memo }), idempotencyKey: randomUUID() },
      });
      expect(addedAddress).toMatchObject({ address, memo: expected });
      await gateway.rows(`delete from wallet_addresses where id = '${addedAddress.addressId}'`);
    }
  });

  it('lets a new address wait for a day, and allows renaming and removing it', async () => {
    const address = 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe';
    const entry = { label: ' Ledger ', asset: 'XRP', network: 'XRPL', address, memo: '7' };
    const body = { ...entry, password: 'Portico-demo-1' };
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => result('addWalletAddress', { body: { ...body, idempotencyKey } })),
    );
    const addedAddress = answers[0];
    expect(answers[1]).toEqual(addedAddress);
    expect(addedAddress).toMatchObject({
      label: 'Ledger',
      state: 'waiting',
      usableFrom: '2026-11-21T14:32:07.000Z',
    });
    const notices = await gateway.rows(
      `select kind from outbox where kind = 'address-added' and body like '%${address}%'`,
    );
    expect(notices).toHaveLength(1);
    const { addressId } = addedAddress;
    expect(
      await refusal('withdrawFromWallet', {
        body: { addressId, amount: '20', asset: 'XRP', idempotencyKey: randomUUID() },
      }),
    ).toEqual({
      status: 403,
      code: 19,
      details: { until: '2026-11-21T14:32:07.000Z' },
    });
    await result('renameWalletAddress', { body: { addressId, label: 'Nano' } });
    expect((await findAddress('Nano')).addressId).toBe(addressId);
    await result('removeWalletAddress', { body: { addressId } });
    expect(await refusal('removeWalletAddress', { body: { addressId } })).toMatchObject({ status: 404 });
  });

  it.each([
    ['Cold wallet', 'the label of another address'],
    ['c\u043eld w\u0430llet', 'one that looks like it'],
    ['Cold\u200b  wallet.', 'one that reads like it'],
  ])('%j is refused: %s', async (label) => {
    const entry = { asset: 'XRP', network: 'XRPL', address: 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe', memo: '9' };
    const body = { ...entry, label, idempotencyKey: randomUUID() };
    const expectedRefusal = { status: 400, code: 1, details: { field: 'label' } };
    expect(await refusal('addWalletAddress', { body })).toEqual(expectedRefusal);
    const { addressId } = await findAddress('Phone wallet');
    expect(await refusal('renameWalletAddress', { body: { addressId, label } })).toEqual(expectedRefusal);
  });

  it('has a label without invisible characters', async () => {
    const { addressId } = await findAddress('Phone wallet');
    const label = ' Phone\u202e \u0007wal\u200blet ';
    await result('renameWalletAddress', { body: { addressId, label } });
    expect((await findAddress('Phone wallet')).addressId).toBe(addressId);
    expect(
      await refusal('renameWalletAddress', { body: { addressId, label: '\u200b\u202e' } }),
    ).toMatchObject({ status: 400, code: 2 });
  });

  it('has at most twenty addresses', async () => {
    const [{ id }] = (await gateway.rows(
      "select id from clients where email = 'international-dark@portico.test'",
    )) as [{ id: number }];
    await gateway.rows(`insert into wallet_addresses (id, client_id, label, asset, network, address, added_at, usable_from)
      select gen_random_uuid(), ${id}, 'x', 'BTC', 'BTC', 'x' || n, now(), now() from generate_series(1, 20) n`);
    token = await gateway.signIn('international-dark@portico.test');
    const body = {
      ...newEntry,
      address: USABLE_ADDRESS,
      password: 'Portico-demo-1',
      idempotencyKey: randomUUID(),
    };
    expect(await refusal('addWalletAddress', { body })).toMatchObject({ status: 400, code: 1 });
  });
});

describe('a withdrawal', () => {
  it('is quoted, reserved at once, and paid out step by step', async () => {
    const before = await assetNow('USDT');
    const body = await withdrawal('300');
    const quote = await result('quoteWallet', {
      body: { direction: 'withdraw', addressId: body.addressId, asset: 'USDT', amount: '300' },
    });
    expect(quote).toMatchObject({
      amount: '300.00',
      fee: '1.00',
      net: '299.00',
      min: '10.00',
      limitCurrency: 'USD',
      availableNow: before.available,
      limitLeft: '10000.00',
    });
    const { cancelUntil, requestId, state } = await result('withdrawFromWallet', { body });
    expect([state, cancelUntil]).toEqual(['pending', '2026-11-20T14:35:07.000Z']);
    const reservation = await assetNow('USDT');
    expect([reservation.balance, reservation.pendingOut, Number(reservation.available)]).toEqual([
      before.balance,
      '300.00',
      Number(before.available) - 300,
    ]);
    expect(Number((await result('getWallet')).withdrawals.left)).toBeCloseTo(
      10_000 - 300 * Number(before.price),
      0,
    );
    const states: string[] = [];
    for (const seconds of [0, 181, 20, 20, 61]) {
      await gateway.advance(seconds);
      states.push((await result('getWalletRequest', { query: { id: requestId } })).state);
    }
    expect(states).toEqual(['pending', 'approved', 'processing', 'sent', 'completed']);
    const request = await result('getWalletRequest', { query: { id: requestId } });
    expect(request).toMatchObject({
      asset: 'USDT',
      change: '-300.00',
      arrives: '299.00',
      addressLabel: 'Cold wallet',
      address: USABLE_ADDRESS,
    });
    expect(request.txid).toMatch(/^[0-9a-f]{64}$/);
    expect(request.explorerUrl).toBe(`https://tronscan.org/#/transaction/${request.txid}`);
    const after = await assetNow('USDT');
    expect([Number(after.balance), after.pendingOut]).toEqual([Number(before.balance) - 300, '0.00']);
    const mails = await gateway.rows(
      `select kind from outbox where body like '%${request.reference}%' order by id`,
    );
    expect(mails.map(({ kind }) => kind)).toEqual([
      'wallet-withdrawal-requested',
      'wallet-withdrawal-completed',
    ]);
  });

  it('can be cancelled until it is approved, by a call of the wallet only', async () => {
    const before = await assetNow('USDT');
    const { requestId } = await result('withdrawFromWallet', { body: await withdrawal('50') });
    const cancel = { body: { requestId, idempotencyKey: randomUUID() } };
    expect(await refusal('cancelMoneyRequest', cancel)).toMatchObject({ status: 404 });
    expect(await refusal('getMoneyRequest', { query: { id: requestId } })).toMatchObject({ status: 404 });
    expect((await result('cancelWalletRequest', cancel)).state).toBe('cancelled');
    expect((await assetNow('USDT')).available).toBe(before.available);
    const late = await result('withdrawFromWallet', { body: await withdrawal('50') });
    await gateway.advance(181);
    expect(
      await refusal('cancelWalletRequest', {
        body: { requestId: late.requestId, idempotencyKey: randomUUID() },
      }),
    ).toMatchObject({ code: 1 });
    await gateway.advance(200);
  });

  it('to a new address needs the proof of identity', async () => {
    const prove = (status: string) =>
      gateway.rows(`update documents set status = '${status}' where kind = 'identity-front' and client_id =
        (select id from clients where email = 'international@portico.test')`);
    await gateway.rows(`insert into wallet_addresses (id, client_id, label, asset, network, address, added_at, usable_from)
      select gen_random_uuid(), id, 'Fresh', 'USDT', 'TRC20', 'TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2', now(), '2026-01-01'
      from clients where email = 'international@portico.test'`);
    await prove('pending');
    const details = { field: 'destination', reason: 'level', needs: 'verified', level: 'sent' };
    expect(await refusal('withdrawFromWallet', { body: await withdrawal('20', 'Fresh') })).toEqual({
      status: 403,
      code: 8,
      details,
    });
    await prove('verified');
    const { requestId } = await result('withdrawFromWallet', { body: await withdrawal('20', 'Fresh') });
    await result('cancelWalletRequest', { body: { requestId, idempotencyKey: randomUUID() } });
    await gateway.rows("delete from wallet_addresses where label = 'Fresh'");
  });

  it('counts, at its price, towards the limit without a proof of address', async () => {
    const changeProof = (columns: string) =>
      gateway.rows(`update documents set ${columns} where kind = 'address' and client_id =
        (select id from clients where email = 'international@portico.test')`);
    const last = "(select coalesce(max(created_at), '2026-11-20T14:32:07Z') from money_requests)";
    await changeProof(`status = 'rejected', reviewed_at = ${last} - interval '14 days'`);
    await gateway.advance(1);
    const { requestId } = await result('withdrawFromWallet', { body: await withdrawal('1500') });
    const refusedWithdrawal = await refusal('withdrawFromWallet', { body: await withdrawal('600') });
    expect(refusedWithdrawal).toMatchObject({ code: 8, details: { document: 'address', above: '2000.00' } });
    const { left } = (refusedWithdrawal as { details: { left: string } }).details;
    expect(Number(left)).toBeCloseTo(500, -1);
    await result('cancelWalletRequest', { body: { requestId, idempotencyKey: randomUUID() } });
    await changeProof("status = 'verified', valid_until = null");
  });

  it('is made once for a key, even for repeated and simultaneous requests', async () => {
    const before = await assetNow('USDT');
    const body = await withdrawal('20');
    const answers = await Promise.all([1, 2, 3].map(() => result('withdrawFromWallet', { body })));
    expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1);
    expect(Number((await assetNow('USDT')).available)).toBe(Number(before.available) - 20);
    expect(await refusal('withdrawFromWallet', { body: { ...body, amount: '21' } })).toMatchObject({
      status: 409,
      code: 20,
    });
    const all = await Promise.all(
      Array.from({ length: 3 }, async () =>
        gateway.call('withdrawFromWallet', { token, body: await withdrawal('3000') }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const id = all.find(({ status }) => status === 200)?.body.result.requestId;
    await result('cancelWalletRequest', { body: { requestId: id, idempotencyKey: randomUUID() } });
  });

  it.each([
    ['5', 'Cold wallet', 'USDT', { code: 1, details: { limit: '10.00' } }],
    ['20000', 'Cold wallet', 'USDT', { code: 1 }],
    ['20.001', 'Cold wallet', 'USDT', { code: 2 }],
    ['20', 'Savings', 'USDT', { code: 2 }],
    ['1', 'Phone wallet', 'ETH', { code: 19 }],
    ['1', 'Old account', 'ETH', { code: 8, status: 403 }],
  ])('of %s to %s in %s is refused', async (amount, label, asset, expectedRefusal) => {
    expect(
      await refusal('withdrawFromWallet', { body: await withdrawal(amount, label, asset) }),
    ).toMatchObject(expectedRefusal);
  });
});

describe('a transfer', () => {
  const quote = (direction: string, amount: string, asset = 'USDT') =>
    result('quoteWallet', { body: { direction, asset, amount, login: LOGIN } });
  const orderOf = (direction: string, amount: string, quoteId: string, asset = 'USDT') => ({
    direction,
    asset,
    login: LOGIN,
    amount,
    quoteId,
    idempotencyKey: randomUUID(),
  });

  it('moves to an account at the quoted rate and back, and is notified', async () => {
    const before = Number(await balanceOf(LOGIN));
    const offeredQuote = await quote('toAccount', '100');
    expect(offeredQuote.account).toMatchObject({ balanceNow: before.toFixed(2) });
    const { reference, requestId } = await result('transferOfWallet', {
      body: orderOf('toAccount', '100', offeredQuote.quoteId),
    });
    expect(Number(await balanceOf(LOGIN))).toBeCloseTo(before + Number(offeredQuote.received), 2);
    expect(await result('getWalletRequest', { query: { id: requestId } })).toMatchObject({
      change: '-100.00',
      arrives: offeredQuote.received,
      arrivesCurrency: 'USD',
      login: LOGIN,
      state: 'completed',
    });
    const returnQuote = await quote('toWallet', '50', 'BTC');
    const purchase = await result('transferOfWallet', {
      body: orderOf('toWallet', '50', returnQuote.quoteId, 'BTC'),
    });
    expect(await result('getWalletRequest', { query: { id: purchase.requestId } })).toMatchObject({
      asset: 'BTC',
      change: returnQuote.received,
      amount: '50.00',
      currency: 'USD',
    });
    const mails = await gateway.rows(`select kind from outbox where body like '%${reference}%'`);
    expect(mails).toEqual([{ kind: 'wallet-transfer-done' }]);
  });

  it('needs a valid quote, and uses it up', async () => {
    const { quoteId } = await quote('toAccount', '10');
    await gateway.advance(61);
    expect(await refusal('transferOfWallet', { body: orderOf('toAccount', '10', quoteId) })).toMatchObject({
      status: 409,
      code: 18,
    });
    const fresh = await quote('toAccount', '10');
    expect(
      await refusal('transferOfWallet', { body: orderOf('toWallet', '10', fresh.quoteId) }),
    ).toMatchObject({
      code: 18,
    });
    for (const [amount, asset] of [
      ['1.5', 'USDT'],
      ['0.01', 'BTC'],
    ] as const)
      expect(
        await refusal('transferOfWallet', { body: orderOf('toAccount', amount, fresh.quoteId, asset) }),
      ).toMatchObject({ status: 409, code: 18 });
    const order = orderOf('toAccount', '10', fresh.quoteId);
    const answers = await Promise.all([1, 2].map(() => result('transferOfWallet', { body: order })));
    expect(answers[0]).toEqual(answers[1]);
    expect(
      await refusal('transferOfWallet', { body: { ...order, idempotencyKey: randomUUID() } }),
    ).toMatchObject({ code: 18 });
  });

  it('has one valid quote for its two currencies, at a rate with a spread that follows the market', async () => {
    const first = await quote('toAccount', '10');
    expect(Number(first.spreadPercent)).toBeGreaterThan(0);
    expect(Number(first.received)).toBeLessThan(10);
    const second = await quote('toAccount', '11');
    expect(
      await refusal('transferOfWallet', { body: orderOf('toAccount', '10', first.quoteId) }),
    ).toMatchObject({
      status: 409,
      code: 18,
    });
    await gateway.rows(`update money_quotes set rate = rate * 1.01 where id = '${second.quoteId}'`);
    expect(
      await refusal('transferOfWallet', { body: orderOf('toAccount', '11', second.quoteId) }),
    ).toMatchObject({
      status: 409,
      code: 18,
    });
  });

  it.each([
    ['toAccount', '999999', { code: 1 }],
    ['toAccount', '0.5', { code: 1 }],
    ['toWallet', '10.001', { code: 2 }],
  ])('%s of %s is not quoted', async (direction, amount, expectedRefusal) => {
    const quoteRequest = { direction, amount, asset: 'USDT', login: LOGIN };
    expect(await refusal('quoteWallet', { body: quoteRequest })).toMatchObject(expectedRefusal);
  });
});

describe('a deposit', () => {
  it('is sent once to a constant address, confirmed and credited', async () => {
    const query = { asset: 'USDT', network: 'TRC20' };
    const { address, payUrl, ...terms } = await result('getWalletDepositAddress', { query });
    expect((await result('getWalletDepositAddress', { query })).address).toBe(address);
    expect(terms).toMatchObject({ qr: address, minimum: '10.00', confirmations: 20, memo: null });
    expect(
      await result('checkWalletAddress', { query: { walletAddress: address, network: 'TRC20' } }),
    ).toMatchObject({ isValid: true });
    const page = await (await fetch(payUrl)).text();
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const before = await assetNow('USDT');
    const send = (amount: string, formKey = key) =>
      fetch(payUrl, {
        method: 'POST',
        body: new URLSearchParams({ amount, key: formKey }),
        redirect: 'manual',
      });
    expect((await Promise.all([send('500'), send('５００ USDT')])).map(({ status }) => status)).toEqual([
      303, 303,
    ]);
    for (const [typed, issue] of [
      ['5', /≥ USDT.10\.00/],
      ['-5', /above 0/],
      ['ten', /“ten” is not a number/],
      ['1.000', /Do you mean 1 or 1,000/],
      ['200000', /too large/],
    ] as const) {
      const answer = await send(typed, randomUUID());
      expect(answer.status).toBe(400);
      const refusalPage = await answer.text();
      expect(refusalPage).toMatch(issue);
      expect(refusalPage).toContain(`value="${typed}"`);
    }
    const [request] = (await result('getWallet')).pending;
    expect(request).toMatchObject({ kind: 'deposit', state: 'pending', change: '500.00' });
    await gateway.advance(16);
    await gateway.advance(30);
    const wallet = await result('getWallet');
    const pending = wallet.pending.filter(({ kind }: { kind: string }) => kind === 'deposit');
    expect(pending).toHaveLength(1);
    expect(pending[0]).toMatchObject({ state: 'processing', confirmations: 10, confirmationsNeeded: 20 });
    expect(await assetNow('USDT')).toMatchObject({ balance: before.balance, pendingIn: '500.00' });
    await gateway.advance(31);
    expect(Number((await assetNow('USDT')).balance)).toBe(Number(before.balance) + 500);
    expect((await result('getWalletRequest', { query: { id: request.requestId } })).state).toBe('completed');
  });

  it.each([
    ['BTC', 'BTC', /^bc1q/],
    ['ETH', 'ERC20', /^0x/],
    ['XRP', 'XRPL', /^r/],
  ])('of %s has a valid address on %s', async (asset, network, form) => {
    const { address, memo } = await result('getWalletDepositAddress', { query: { asset, network } });
    expect(address).toMatch(form);
    const query = { walletAddress: address, network, ...(memo && { memo }) };
    expect(await result('checkWalletAddress', { query })).toEqual({ isValid: true, reason: null });
  });

  it('of an asset on a network that does not support it is refused', async () => {
    expect(
      await refusal('getWalletDepositAddress', { query: { asset: 'BTC', network: 'TRC20' } }),
    ).toMatchObject({ code: 2 });
    expect(
      await refusal('getWalletDepositAddress', { query: { asset: 'DOGE', network: 'BTC' } }),
    ).toMatchObject({ code: 2 });
  });

  it('has no page for an unknown key', async () => {
    const { payUrl } = await result('getWalletDepositAddress', {
      query: { asset: 'USDT', network: 'TRC20' },
    });
    expect((await fetch(`${new URL(payUrl).origin}/wallet/nobody/TRC20`)).status).toBe(404);
  });
});

describe('a client without a wallet', () => {
  const KEY = randomUUID();
  const CALLS: readonly (readonly [Id, CallOptions])[] = [
    ['getWallet', {}],
    ['getWalletAddresses', {}],
    ['getWalletHistory', {}],
    ['getWalletRequest', { query: { id: KEY } }],
    ['getWalletDepositAddress', { query: { asset: 'USDT', network: 'TRC20' } }],
    [
      'addWalletAddress',
      { body: { label: 'A', asset: 'USDT', network: 'TRC20', address: USABLE_ADDRESS, idempotencyKey: KEY } },
    ],
    ['renameWalletAddress', { body: { addressId: KEY, label: 'A' } }],
    ['removeWalletAddress', { body: { addressId: KEY } }],
    ['quoteWallet', { body: { direction: 'toAccount', asset: 'USDT', amount: '1', login: LOGIN } }],
    ['withdrawFromWallet', { body: { addressId: KEY, asset: 'USDT', amount: '1', idempotencyKey: KEY } }],
    [
      'transferOfWallet',
      {
        body: {
          direction: 'toAccount',
          asset: 'USDT',
          login: LOGIN,
          amount: '1',
          quoteId: KEY,
          idempotencyKey: KEY,
        },
      },
    ],
    ['cancelWalletRequest', { body: { requestId: KEY, idempotencyKey: KEY } }],
  ];

  it.each([
    'main@portico.test',
    'invest@portico.test',
    'bank@portico.test',
    'international-demo@portico.test',
  ])('%s is refused every call', async (email) => {
    token = await gateway.signIn(email);
    for (const [id, options] of CALLS)
      expect([id, await refusal(id, options)]).toEqual([id, { status: 403, code: 8 }]);
  });

  it("another client's addresses, requests and accounts are not found", async () => {
    const ownAddress = await findAddress('Cold wallet');
    const [{ requestId }] = (await gateway.call('getWalletHistory', { token })).body.result;
    token = await gateway.signIn('international-ib@portico.test');
    const { addressId } = ownAddress;
    const idempotencyKey = randomUUID();
    const quoteId = randomUUID();
    for (const [id, options] of [
      ['getWalletRequest', { query: { id: requestId } }],
      ['cancelWalletRequest', { body: { requestId, idempotencyKey } }],
      ['renameWalletAddress', { body: { addressId, label: 'A' } }],
      ['removeWalletAddress', { body: { addressId } }],
      ['withdrawFromWallet', { body: { addressId, asset: 'USDT', amount: '20', idempotencyKey } }],
      ['quoteWallet', { body: { direction: 'withdraw', asset: 'USDT', amount: '20', addressId } }],
      ['quoteWallet', { body: { direction: 'toAccount', asset: 'USDT', amount: '20', login: LOGIN } }],
      [
        'transferOfWallet',
        {
          body: { direction: 'toWallet', asset: 'USDT', login: LOGIN, amount: '20', quoteId, idempotencyKey },
        },
      ],
    ] as const)
      expect([id, await refusal(id, options)]).toEqual([id, { status: 404, code: 7 }]);
  });
});
