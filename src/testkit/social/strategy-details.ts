import type { Strategy } from '../../domain/social/strategy';
import type { StrategyDeal, StrategyDetails } from '../../domain/social/strategy-details';

const dealOf = (ticket: number, profit: string): StrategyDeal => ({
  ticket,
  symbol: 'EURUSD',
  side: ticket % 2 === 0 ? 'buy' : 'sell',
  lots: '0.30',
  openPrice: '1.08110',
  closePrice: '1.08390',
  openedAt: '2026-02-18T09:30:00Z',
  closedAt: '2026-02-19T11:02:00Z',
  profit,
  swap: '-1.92',
  commission: '0.00',
});

/** The cursor of the second page of closed trades. */
const SECOND_PAGE = '2026-02-19T11:02:00.000Z_2';

/** A strategy as its page shows it, with two pages of closed trades. */
export function strategyDetailsOf(
  strategy: Strategy,
  strategies: readonly Strategy[],
  cursor: string,
): StrategyDetails {
  const retired = strategies.filter(({ group }) => group === 'retired');
  const isFirst = cursor !== SECOND_PAGE;
  return {
    strategy,
    days: [
      { day: '2026-02-18', unit: '1' },
      { day: '2026-02-19', unit: '0.95' },
      { day: '2026-02-20', unit: '1.0412' },
    ],
    years: [
      {
        from: '2026-02-18',
        to: '2026-02-20',
        months: [...Array.from({ length: 11 }, () => null), '4.12'],
        drawdownPercent: '5.00',
        returnPercent: '4.12',
        costsPercent: '3.05',
      },
    ],
    disclosure: {
      money: strategy.money,
      capacity: 500,
      maxCopies: 5,
      feeChanges: [],
      symbols: ['EURUSD', 'GBPUSD'],
      openCount: 1,
      yearDeals: 3,
    },
    deals: isFirst
      ? { items: [dealOf(3, '84.00'), dealOf(2, '-12.50')], next: SECOND_PAGE }
      : { items: [dealOf(1, '20.00')], next: null },
    retired: {
      published: strategies.length,
      closed: retired.length,
      withLoss: retired.filter(({ returnPercent }) => Number(returnPercent) < 0).length,
      items: retired,
    },
  };
}
