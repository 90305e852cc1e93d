import { incremental, changesBetween } from '../../../src/domain/accounts/incremental';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

const [ONE, TWO] = [accountOf({ login: 1 }), accountOf({ login: 2 })];
const RICHER = { ...ONE, equity: '20000.00', marginLevel: '900.00' };

describe('what has moved between two lists', () => {
  test('accounts whose figures differ, as they were and as they are', () => {
    expect(changesBetween([ONE, TWO], [RICHER, TWO])).toEqual([[ONE, RICHER]]);
    expect(changesBetween([ONE, TWO], [{ ...ONE }, TWO])).toHaveLength(1);
    expect(changesBetween([], [])).toEqual([]);
  });

  test.each([
    ['one has come', [ONE, TWO, accountOf({ login: 3 })]],
    ['one has gone', [ONE]],
    ['they stand otherwise', [TWO, ONE]],
    ['one has another name', [ONE, { ...TWO, nickname: 'Gold' }]],
    ['one was archived', [ONE, { ...TWO, status: 'archived' as const }]],
  ])('no change can be calculated if %s', (_, now) =>
    expect(changesBetween([ONE, TWO], now)).toBeUndefined(),
  );
});

test('the whole is calculated once, then what has moved, and again where the list is another', () => {
  const calls: string[] = [];
  const logins = incremental(
    (accounts) => {
      calls.push(`whole ${accounts.length}`);
      return accounts.length;
    },
    (count, was, is) => {
      calls.push(`${was.equity} ${is.equity}`);
      return count;
    },
  );
  expect([logins([ONE, TWO]), logins([RICHER, TWO]), logins([RICHER, TWO]), logins([TWO])]).toEqual([
    2, 2, 2, 1,
  ]);
  expect(calls).toEqual(['whole 0', 'whole 2', '10662.70 20000.00', 'whole 1']);
});
