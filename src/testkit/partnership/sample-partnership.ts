import type { Partnership } from '../../domain/partnership/partnership';
import { A_NEXT_PAYOUT } from './sample-payouts';
import type { RewardWorking } from '../../domain/partnership/reward';

export const A_PARTNERSHIP: Partnership = {
  links: [
    {
      id: 1,
      code: 'MO-1',
      name: null,
      url: 'https://portico.example/r?affid=MO-1&cxd=1',
      clicks: 1204,
      uniques: 860,
      signUps: 61,
      firstDeposits: null,
      archivedAt: null,
    },
    {
      id: 2,
      code: 'MO-2',
      name: 'Webinars',
      url: 'https://portico.example/r?affid=MO-2&cxd=2',
      clicks: 10,
      uniques: 8,
      signUps: 1,
      firstDeposits: 0,
      archivedAt: null,
    },
  ],
  commission: [
    {
      currency: 'USD',
      total: '4136.00',
      paid: '2602.25',
      approved: '527.75',
      accrued: null,
      held: '0',
      clawedBack: '0',
      rejected: '0',
    },
  ],
  trades: { all: 1, earned: 1, none: [] },
  nextPayout: A_NEXT_PAYOUT,
};

export const SOME_REWARDS: readonly RewardWorking[] = [
  {
    id: 41,
    earnedAt: '2026-11-19T14:02:00.000Z',
    ref: 'C-7K2Q9',
    level: 1,
    kind: 'trade',
    symbol: 'EURUSD',
    lots: '1.25',
    scheme: {
      id: 4,
      version: 1,
      kind: 'lot',
      currency: 'USD',
      rates: [{ group: 'forex', rate: '6' }],
      share: null,
    },
    amount: '7.50',
    currency: 'USD',
    state: 'accrued',
    reason: null,
    dueAt: '2026-12-03T14:02:00.000Z',
    payout: null,
    working: [
      { what: 'lots', value: '1.25', unit: 'EURUSD' },
      { what: 'rate', value: '6', unit: 'USD' },
      { what: 'level', value: '1', unit: '' },
    ],
    source: {
      ticket: 4_500_912,
      openedAt: '2026-11-19T13:00:00.000Z',
      closedAt: '2026-11-19T14:02:00.000Z',
      seconds: 3_720,
    },
    rate: null,
    steps: [{ state: 'accrued', at: '2026-11-19T14:02:00.000Z' }],
  },
];
