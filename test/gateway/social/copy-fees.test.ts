import { closedLots, copiedLots, performanceFee } from '../../../gateway/social/copy/copy-sizing';
import { instrumentOf } from '../../../gateway/market/market';
import { copyOrder, openStrategy } from '../kit/copying';
import { ledgerBalance } from '../kit/ledger-balance';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { payment } from '../kit/trading-account';

jest.setTimeout(60_000);

const LEADER = 62_600_001;
const EURUSD = instrumentOf('EURUSD');

test('lots are in proportion, rounded down, and none below the smallest size', () => {
  const proportion = { leaderLots: '1', leaderEquity: '10000', equity: '1000', multiplier: '1' };
  expect(copiedLots(EURUSD, proportion)).toEqual({ wantedLots: '0.1', lots: '0.10' });
  expect(copiedLots(EURUSD, { ...proportion, leaderLots: '0.99' }).lots).toBe('0.09');
  expect(copiedLots(EURUSD, { ...proportion, leaderLots: '0.05' })).toEqual({
    wantedLots: '0.005',
    lots: '0.00',
  });
  expect(copiedLots(EURUSD, { ...proportion, leaderLots: '50', multiplier: '2', equity: '9000' }).lots).toBe(
    '50.00',
  );
  expect(copiedLots(EURUSD, { ...proportion, leaderEquity: '0' }).lots).toBe('0.00');
  expect(closedLots(EURUSD, '0.10', '0.50', '1.00')).toBe('0.05');
  expect(closedLots(EURUSD, '0.05', '0.50', '1.00')).toBe('0.02');
  expect(closedLots(EURUSD, '0.05', '1.00', '1.00')).toBe('0.05');
});

test('a fee is charged on the gain above the high water alone', () => {
  const settle = (result: string, highWater: string) =>
    performanceFee({ result, highWater, percent: '10' }, 'USD');
  expect(settle('10', '0')).toEqual({ fee: '1.00', highWater: '10' });
  expect(settle('5', '10')).toEqual({ fee: '0.00', highWater: '10' });
  expect(settle('15', '10')).toEqual({ fee: '0.50', highWater: '15' });
  expect(settle('-5', '0')).toEqual({ fee: '0.00', highWater: '0' });
});

describe('over three months', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  }, 120_000);
  afterAll(() => gateway.stop());

  test('a copy that gains 10, loses 5 and gains 10 pays 1.00, nothing and 0.50, once by three replicas', async () => {
    const { id, login } = await openStrategy(gateway, { login: LEADER });
    const token = await gateway.signIn('international@portico.test');
    const { body } = await gateway.call('copyStrategy', {
      token,
      body: await copyOrder(gateway, token, id, { stop: 50 }),
    });
    const copyLogin = Number(body.result.login);
    let now = START.getTime();
    const endMonth = async (result: string, month: number, year: number) => {
      const account = { kind: 'client', login: copyLogin, currency: 'USD' } as const;
      await gateway.post(payment(account, result, new Date(now)));
      const next = Date.UTC(year, month, 1, 0, 0, 1);
      await gateway.advance((next - now) / 1_000);
      now = next;
      await gateway.runCopies(3);
      await gateway.runCopies(3);
    };
    await endMonth('10.00', 11, 2026);
    await endMonth('-5.00', 0, 2027);
    await endMonth('10.00', 1, 2027);
    const fees = await gateway.rows(
      `select charge.result::text, charge.fee::text from copy_fees charge join copies copy on copy.id = charge.copy_id
        where copy.login = ${copyLogin} order by charge.at`,
    );
    expect(fees.map(({ fee }) => fee)).toEqual(['1.00', '0.00', '0.50']);
    expect(fees.map(({ result }) => Number(result))).toEqual([10, 5, 15]);
    // The provider has what the copier paid, and the copy what is left.
    expect(await ledgerBalance(gateway, login)).toBe('10001.50');
    expect(await ledgerBalance(gateway, copyLogin)).toBe('1013.50');
    const notices = await gateway.rows(
      `select values->>'amount' as amount from notifications where template = 'copy-fee' order by created_at`,
    );
    expect(notices).toEqual([{ amount: '1.00' }, { amount: '0.50' }]);
    const laterToken = await gateway.signIn('international@portico.test');
    const read = async (id: 'getCosts' | 'getFunds', query: object) =>
      (await gateway.call(id, { token: laterToken, query: { login: copyLogin, ...query } })).body.result;
    expect((await read('getCosts', { year: 2026 })).months).toEqual([
      expect.objectContaining({ month: '2026-12', fees: '-1.00', total: '-1.00' }),
    ]);
    expect((await read('getCosts', { year: 2027 })).months).toEqual([
      expect.objectContaining({ month: '2027-02', fees: '-0.50', total: '-0.50' }),
    ]);
    const copy = (await gateway.call('getCopy', { token: laterToken, query: { id: body.result.copyId } }))
      .body.result;
    expect(copy.feesTotal).toBe('1.50');
    expect(copy.fees).toMatchObject([
      { result: '10.00', highWater: '0.00', fee: '1.00' },
      { result: '5.00', highWater: '10.00', fee: '0.00' },
      { result: '15.00', highWater: '10.00', fee: '0.50' },
      { at: null, result: '15.00', highWater: '15.00', fee: '0.00' },
    ]);
    const funds = await read('getFunds', { from: '2026-11-01', to: '2027-02-28', kind: 'fee' });
    expect(funds).toEqual([
      expect.objectContaining({ kind: 'fee', amount: '-0.50' }),
      expect.objectContaining({ kind: 'fee', amount: '-1.00' }),
    ]);
    expect(await ledgerErrors(gateway)).toEqual([]);
  });
});
