import { lastMonths, monthOf } from '../../../src/domain/partnership/months';
import { partnerStatementLines } from '../../../src/domain/partnership/statement-lines';
import { A_STATEMENT } from '../../../src/testkit/partnership/sample-payouts';

test('the lines of a statement add up to the closing balance', () => {
  const lines = partnerStatementLines(A_STATEMENT);
  const sum = lines.slice(0, -1).reduce((total, { amount }) => total + Number(amount), 0);
  expect(sum).toBeCloseTo(Number(lines.at(-1)?.amount), 6);
});

test('a statement without clawbacks has no line for them, and figures that were not sent stay unknown', () => {
  const statement = {
    ...A_STATEMENT,
    clawbacks: '0.00',
    payouts: [
      { at: null, amount: null, login: null, asset: null },
      { at: null, amount: '12.50', login: null, asset: 'USDT' },
    ],
  };
  expect(partnerStatementLines(statement).map(({ amount, kind, values }) => [kind, amount, values])).toEqual([
    ['opening', '41.25', {}],
    ['rewards', '390.00', { level: 1, rewards: 52 }],
    ['paidInto', null, { login: '' }],
    ['paidIntoWallet', '-12.50', { asset: 'USDT' }],
    ['closing', '11.25', {}],
  ]);
});

test('rewards for clients on CPA have a line of their own', () => {
  const lines = [{ scheme: 'cpa' as const, level: 1, count: 2, amount: '400.00' }];
  expect(partnerStatementLines({ ...A_STATEMENT, lines }).slice(1, 2)).toEqual([
    { kind: 'cpa', amount: '400.00', values: { level: 1, rewards: 2 } },
  ]);
});

test('months are UTC months, across the year’s end', () => {
  const newYear = Date.UTC(2027, 0, 31, 23, 59);
  expect(monthOf(newYear)).toBe('2027-01');
  expect(lastMonths(newYear, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});
