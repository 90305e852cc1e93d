import type { Strategies, Strategy } from '@portico/portal';
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
}
