import type { PaymentMethod } from '../../domain/money/payment-method';
import { refuse } from '../kernel/refuse';

/** Amounts, fees and limits are in the account's currency. */
export const METHODS: readonly PaymentMethod[] = [
  {
    id: 'card',
    kind: 'card',
    title: 'Card',
    note: 'In your name',
    currencies: [],
    min: '10.00',
    max: '10000.00',
    feePercent: '1.5',
    feeFixed: null,
    time: 'At once',
    networks: [],
    needsAddress: false,
  },
  {
    id: 'bank',
    kind: 'bank',
    title: 'Bank transfer',
    note: 'From an account in your name',
    currencies: [],
    min: '50.00',
    max: '100000.00',
    feePercent: null,
    feeFixed: '12.00',
    time: '1 to 2 working days',
    networks: [],
    needsAddress: true,
  },
  {
    id: 'crypto',
    kind: 'crypto',
    title: 'Digital asset',
    note: null,
    currencies: [],
    min: '20.00',
    max: null,
    feePercent: null,
    feeFixed: '1.00',
    time: 'About 5 minutes',
    networks: [
      { id: 'TRC20', title: 'Tron', asset: 'USDT', minDeposit: '10.00', confirmations: 20 },
      { id: 'ERC20', title: 'Ethereum', asset: 'USDT', minDeposit: '50.00', confirmations: 12 },
    ],
    needsAddress: true,
  },
];

/** Refuses an unknown id. */
export function methodOf(id: string): PaymentMethod {
  return METHODS.find((method) => method.id === id) ?? refuse('invalid');
}
