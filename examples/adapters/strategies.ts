import {
  ERROR_CODE,
  PortalError,
  type Strategies,
  type Strategy,
  type StrategyDetails,
} from '@portico/portal';
import { answer } from './answer';

const STEADY: Strategy = {
  id: 1,
  name: 'Steady',
  provider: 'Acme',
  summary: null,
  culture: null,
  currency: 'USD',
  risk: 3,
  deviationPercent: '0.62',
  returnPercent: '12.4',
  yearPercent: '9.8',
  drawdownPercent: '3.1',
  drawdownFrom: '2025-03-02',
  drawdownTo: '2025-04-28',
  group: 'ranked',
  rank: 1,
  reasons: [],
  days: 420,
  deals: 180,
  equity: '18420.00',
  money: 'own',
  copied: null,
  pips: null,
  feePercent: '10',
  minimum: '500.00',
  copiers: 12,
  state: 'open',
  isOwn: false,
  endedAt: null,
  endReason: null,
  startedAt: '2025-02-02T00:00:00Z',
  curve: ['0', '4.1', '12.4'],
};

/** A list: Acme's strategies, from a constant. */
export class AcmeStrategies implements Strategies {
  list(signal?: AbortSignal): Promise<readonly Strategy[]> {
    return answer(() => [STEADY], signal);
  }

  find(strategyId: number, _cursor: string, signal?: AbortSignal): Promise<StrategyDetails> {
    return answer(() => {
      if (strategyId !== STEADY.id) throw PortalError.refused([ERROR_CODE.notFound], 404);
      return {
        strategy: STEADY,
        days: [{ day: '2025-02-02', unit: '1' }],
        years: [],
        disclosure: null,
        deals: {
          items: [
            {
              ticket: 1,
              symbol: 'EURUSD',
              side: 'buy',
              lots: '0.10',
              openPrice: '1.08110',
              closePrice: '1.08390',
              openedAt: '2025-02-02T09:00:00Z',
              closedAt: '2025-02-02T11:00:00Z',
              profit: '28.00',
              swap: '0.00',
              commission: '0.00',
            },
          ],
          next: null,
        },
        retired: null,
      };
    }, signal);
  }
}
