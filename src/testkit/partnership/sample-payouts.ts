import type { NextPayout, PartnerStatement } from '../../domain/partnership/payout';

export const A_NEXT_PAYOUT: NextPayout = {
  date: '2026-12-01T00:00:00.000Z',
  currency: 'USD',
  amount: '527.75',
  becomesApproved: '7.50',
  to: { kind: 'account', login: 50_128_841, asset: null },
  minimum: '50',
  minimumCurrency: 'USD',
  missing: [],
};

export const A_STATEMENT: PartnerStatement = {
  number: '2026-11-USD',
  month: '2026-11',
  currency: 'USD',
  opening: '41.25',
  lines: [{ scheme: 'lot', level: 1, count: 52, amount: '390.00' }],
  clawbacks: '-7.50',
  payouts: [{ at: '2026-11-01T00:00:41.000Z', amount: '412.50', login: 50_128_841, asset: null }],
  closing: '11.25',
  asOf: '2026-11-28T09:00:00.000Z',
};
