import type { Partnership } from '../../domain/partnership/partnership';
import { A_NEXT_PAYOUT } from './sample-payouts';
import type { PartnerPeriod, ReferredClient } from '../../domain/partnership/referred-client';
import type { RewardWorking } from '../../domain/partnership/reward';

export const A_PARTNERSHIP: Partnership = {
  links: [
    {
      id: 1,
      code: 'MO-1',
      name: null,
      url: 'https://portico.example/r?affid=MO-1&cxd=1',
      programme: null,
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
      programme: null,
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
  programme: 'partner',
  state: 'active',
  reasons: [],
  currency: 'USD',
  scheme: {
    id: 4,
    version: 1,
    kind: 'lot',
    currency: 'USD',
    rates: [{ group: 'forex', rate: '6' }],
    share: null,
    levels: [100, 15, 5],
    holdDays: 14,
    minimum: '50',
    payDay: 1,
  },
  funnel: { clicks: 1214, uniques: 868, signUps: 62, byCode: 3, firstDeposits: 1 },
  counts: { clients: 62, subPartners: 2 },
  asOf: '2026-11-20T14:05:00.000Z',
};

export const SOME_REWARDS: readonly RewardWorking[] = [
  {
    id: 41,
    earnedAt: '2026-11-19T14:02:00.000Z',
    ref: 'C-7K2Q9',
    email: 'k•••n@mail.example',
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
      text: 'For each lot that a client whom you referred trades, you earn USD 6.00 in currency pairs.',
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
    conditions: null,
    source: {
      ticket: 4_500_912,
      openedAt: '2026-11-19T13:00:00.000Z',
      closedAt: '2026-11-19T14:02:00.000Z',
      seconds: 3_720,
    },
    rate: null,
    steps: [{ state: 'accrued', at: '2026-11-19T14:02:00.000Z' }],
    ahead: [
      { state: 'approved', at: '2026-12-03T14:02:00.000Z' },
      { state: 'paid', at: '2027-01-01T00:00:00.000Z' },
    ],
  },
];

export const SOME_CLIENTS: readonly ReferredClient[] = [
  {
    ref: 'C-7K2Q9',
    email: 'k•••n@mail.example',
    country: 'KE',
    level: 1,
    via: 'link',
    linkId: 1,
    registeredAt: '2026-11-03T10:00:00.000Z',
    firstDepositAt: '2026-11-04T09:12:00.000Z',
    firstDeposit: { amount: '1000.00', currency: 'USD' },
    lots: '1.25',
    reward: '7.50',
    currency: 'USD',
    furtherRewards: [],
    state: 'active',
    cpa: null,
  },
];

export const SOME_PERIODS: readonly PartnerPeriod[] = [
  {
    from: '2026-11-16',
    to: '2026-11-22',
    clicks: 31,
    signUps: 2,
    firstDeposits: 1,
    currency: 'USD',
    total: '7.50',
    paid: '0',
    approved: '0',
    accrued: '7.50',
    held: '0',
  },
];
