import { MoneyMoves } from '../../../application/money/ports/money-moves';
import { describeMoneyMovesContract } from '../../../testkit/money/money-moves.contract';
import { FakeMoneyMoves } from '../../../testkit/money/fake-money-moves';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

const KEY = '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b';

const ORDER = { amount: '100.00', currency: 'USD', idempotencyKey: KEY };

/** The doubles of the ports that `money` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(MoneyMoves, ({ backend }) => new FakeMoneyMoves(backend), describeMoneyMovesContract, {
    paymentMethods: (moves) => moves.methods(2104417, 'deposit'),
    quoteMoney: (moves) =>
      moves.quote({
        direction: 'deposit',
        login: 2104417,
        methodId: 'card',
        amount: '100.00',
        currency: 'USD',
      }),
    deposit: (moves) => moves.deposit({ ...ORDER, login: 2104417, methodId: 'card' }),
    withdraw: (moves) => moves.withdraw({ ...ORDER, login: 2104417, methodId: 'bank', destination: 'DE02' }),
    transfer: (moves) => moves.transfer({ ...ORDER, fromLogin: 2104417, toLogin: 5512098 }),
    moneyRequests: (moves) => moves.pending(),
    moneyRequest: (moves) => moves.request('7'),
    cancelMoneyRequest: (moves) => moves.cancel('7', KEY),
  }),
];
