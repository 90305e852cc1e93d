import type {
  CostReport,
  Deal,
  DealTerms,
  EndedOrder,
  EquityPoint,
  Movement,
  Order,
  Position,
} from '../../domain/accounts/books';

/** Content and history of an account: each list is newest first, the curve oldest first. */
export interface AccountRecords {
  readonly positions: readonly Position[];
  readonly orders: readonly Order[];
  readonly endedOrders: readonly EndedOrder[];
  readonly deals: readonly Deal[];
  /** By ticket; a deal without terms was closed by another party, without a commission. */
  readonly dealTerms?: ReadonlyMap<number, DealTerms>;
  readonly movements: readonly Movement[];
  readonly curve: readonly EquityPoint[];
  /** Rewards of the partner who referred the client, in every year; none by default. */
  readonly introducerRewards?: CostReport['introducer'];
  readonly savings?: Pick<CostReport, 'rebated' | 'waived'>;
}

const EURUSD_POSITION: Position = {
  ticket: 4431027,
  symbol: 'EURUSD',
  side: 'buy',
  lots: '1.00',
  openPrice: '1.08212',
  price: '1.08459',
  stopLoss: '1.07800',
  takeProfit: '1.08900',
  margin: '216.42',
  swap: '-6.82',
  profit: '247.00',
  openedAt: '2026-11-19T09:30:00Z',
};

const EURUSD_DEAL: Deal = {
  ticket: 4410072,
  symbol: 'EURUSD',
  side: 'sell',
  lots: '1.00',
  openPrice: '1.08020',
  closePrice: '1.08242',
  openedAt: '2026-11-16T10:14:00Z',
  closedAt: '2026-11-18T09:30:00Z',
  profit: '-222.00',
  swap: '-1.84',
  commission: '-6.00',
  net: '-229.84',
  balance: '10250.40',
  closedBy: 'stopLoss',
  origin: 'client',
};

/** Two positions, an order, two that have ended, two trades, and three movements of money. */
export const SAMPLE_RECORDS: AccountRecords = {
  positions: [
    EURUSD_POSITION,
    {
      ...EURUSD_POSITION,
      ticket: 4430551,
      symbol: 'XAUUSD',
      side: 'sell',
      lots: '0.20',
      openPrice: '4071.30',
      price: '4069.85',
      stopLoss: null,
      takeProfit: null,
      margin: '162.85',
      swap: '0.00',
      profit: '29.00',
      openedAt: '2026-11-18T14:05:00Z',
    },
  ],
  orders: [
    {
      ticket: 4431180,
      symbol: 'XAUUSD',
      type: 'buyLimit',
      lots: '0.20',
      orderPrice: '4010.00',
      price: '4070.05',
      stopLoss: '3990.00',
      takeProfit: null,
      placedAt: '2026-11-19T10:00:00Z',
      expiresAt: null,
    },
  ],
  endedOrders: [
    {
      ticket: 4431105,
      symbol: 'EURUSD',
      type: 'sellStop',
      lots: '0.50',
      orderPrice: '1.07900',
      placedAt: '2026-11-17T08:00:00Z',
      endedAt: '2026-11-18T11:20:00Z',
      outcome: 'refused',
      reason: 'margin',
      positionTicket: null,
    },
    {
      ticket: 4430540,
      symbol: 'XAUUSD',
      type: 'sellLimit',
      lots: '0.20',
      orderPrice: '4071.00',
      placedAt: '2026-11-18T09:00:00Z',
      endedAt: '2026-11-18T10:05:00Z',
      outcome: 'executed',
      reason: null,
      positionTicket: 4430551,
    },
  ],
  deals: [
    EURUSD_DEAL,
    {
      ...EURUSD_DEAL,
      ticket: 4409001,
      symbol: 'XAUUSD',
      side: 'buy',
      lots: '0.30',
      openPrice: '3982.40',
      closePrice: '3990.10',
      openedAt: '2026-10-05T08:00:00Z',
      closedAt: '2026-10-06T15:40:00Z',
      profit: '231.00',
      swap: '-0.62',
      commission: '-1.80',
      net: '228.58',
      balance: '10480.24',
      closedBy: 'client',
    },
  ],
  movements: [
    {
      id: 90112,
      kind: 'transfer',
      amount: '-500.00',
      balance: '10251.66',
      at: '2026-10-04T08:55:00Z',
      reference: 'P-00090112',
      method: null,
      counterpart: '5512098',
    },
    {
      id: 90080,
      kind: 'deposit',
      amount: '751.66',
      balance: '10751.66',
      at: '2026-10-02T08:55:00Z',
      reference: 'P-00090080',
      method: 'card',
      counterpart: '•••• 4242',
    },
    {
      id: 90001,
      kind: 'deposit',
      amount: '10000.00',
      balance: '10000.00',
      at: '2024-03-05T08:55:00Z',
      reference: 'P-00090001',
      method: 'bank',
      counterpart: null,
    },
  ],
  curve: [
    { day: '2026-11-17', equity: '10480.24', moved: '0.00' },
    { day: '2026-11-18', equity: '10301.10', moved: '0.00' },
    { day: '2026-11-19', equity: '10662.70', moved: '0.00' },
  ],
};
