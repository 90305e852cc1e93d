import {
  CLIENT_COLUMNS,
  clientRows,
  REWARD_COLUMNS,
  rewardRow,
} from '../../../src/domain/partnership/partner-files';
import type { ReferredClient } from '../../../src/domain/partnership/referred-client';
import type { PartnerReward } from '../../../src/domain/partnership/reward';

const CLIENT: ReferredClient = {
  ref: 'C-7K2Q9',
  email: 'a•••e@mail.example',
  country: 'DE',
  level: 1,
  via: 'link',
  linkId: 7,
  registeredAt: '2026-11-02T00:00:00.000Z',
  firstDepositAt: '2026-11-03T00:00:00.000Z',
  firstDeposit: { amount: '500.00', currency: 'EUR' },
  lots: '2.50',
  reward: '15.00',
  currency: 'USD',
  furtherRewards: [{ amount: '2500', currency: 'IDR' }],
  state: 'active',
  cpa: null,
};
const REWARD: PartnerReward = {
  id: 4,
  earnedAt: '2026-11-05T10:00:00.000Z',
  ref: 'C-7K2Q9',
  email: 'a•••e@mail.example',
  level: 2,
  kind: 'trade',
  symbol: 'EURUSD',
  lots: '1.25',
  scheme: { id: 3, version: 2, kind: 'lot', currency: 'USD', rates: [], share: null },
  amount: '1.13',
  currency: 'USD',
  state: 'accrued',
  reason: null,
  dueAt: '2026-11-19T10:00:00.000Z',
  payout: null,
};

describe('a file of clients', () => {
  const rowsOf = (client: ReferredClient) => clientRows(client, (state) => `(${state})`);

  test('has a row for each currency of the rewards, so that the columns sum up', () => {
    const rows = rowsOf(CLIENT);
    for (const row of rows) expect(row).toHaveLength(CLIENT_COLUMNS.length);
    expect(rows.map((row) => row.slice(8))).toEqual([
      [{ figure: '2.50' }, { money: '15.00', currency: 'USD' }, { text: 'USD' }, { text: '(active)' }],
      [{ figure: null }, { money: '2500', currency: 'IDR' }, { text: 'IDR' }, { text: '(active)' }],
    ]);
    expect(rows[0]?.slice(6, 8)).toEqual([{ money: '500.00', currency: 'EUR' }, { text: 'EUR' }]);
  });

  test('leaves out what a client has not done, or hides', () => {
    const [row] = rowsOf({
      ...CLIENT,
      email: null,
      firstDepositAt: null,
      firstDeposit: null,
      reward: null,
      currency: null,
      furtherRewards: [],
    });
    expect([row?.[1], ...(row ?? []).slice(5, 8), row?.[9], row?.[10]]).toEqual([
      { text: null },
      { instant: null },
      { money: null, currency: '' },
      { text: null },
      { money: null, currency: '' },
      { text: null },
    ]);
  });
});

describe('a file of rewards', () => {
  const rowOf = (reward: PartnerReward) =>
    rewardRow(reward, { stateOf: (state) => `(${state})`, reasonOf: (reason) => `because ${reason}` });

  test('names state, reason, and rule with its version', () => {
    expect(rowOf(REWARD)).toHaveLength(REWARD_COLUMNS.length);
    expect(rowOf(REWARD).slice(8)).toEqual([
      { text: '(accrued)' },
      { text: null },
      { instant: REWARD.dueAt },
      { text: '3.2' },
    ]);
    expect(rowOf({ ...REWARD, state: 'none', reason: 'too-short', scheme: null }).slice(9)).toEqual([
      { text: 'because too-short' },
      { instant: REWARD.dueAt },
      { text: null },
    ]);
  });
});
