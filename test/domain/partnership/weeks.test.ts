import { clientWeeks, commissionWeeks } from '../../../src/domain/partnership/weeks';
import { SOME_PERIODS } from '../../../src/testkit/partnership/sample-partnership';

const [WEEK] = SOME_PERIODS;

it('a week of several currencies counts its clients once', () => {
  expect(clientWeeks([WEEK!, { ...WEEK!, currency: 'EUR' }])).toEqual([
    { from: '2026-11-16', signUps: 2, firstDeposits: 1 },
  ]);
});

describe('the commission of a week', () => {
  const period = { ...WEEK!, paid: '2.50', approved: '10.00', accrued: '7.5', held: '0.25' };

  it('is paid or approved, or still to be approved', () => {
    expect(commissionWeeks([period], 'USD')).toEqual([
      { from: '2026-11-16', paidOrApproved: '12.50', open: '7.75' },
    ]);
  });

  it.each([
    [{ paid: null }, { paidOrApproved: null }],
    [{ approved: null }, { paidOrApproved: null }],
    [{ accrued: null }, { open: null }],
    [{ held: null }, { open: null }],
  ])('has no sum where one of its parts was not sent: %j', (missing, sums) => {
    expect(commissionWeeks([{ ...period, ...missing }], 'USD')).toEqual([
      { from: '2026-11-16', paidOrApproved: '12.50', open: '7.75', ...sums },
    ]);
  });

  it('is the sum of one currency', () => {
    const periods = [
      { ...period, currency: 'EUR' },
      { ...period, from: '2026-11-23' },
    ];
    expect(commissionWeeks(periods, 'USD').map(({ from }) => from)).toEqual(['2026-11-23']);
    expect(commissionWeeks(periods, 'GBP')).toEqual([]);
  });
});
