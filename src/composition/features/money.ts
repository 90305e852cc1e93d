import { Accounts } from '../../application/ports/accounts';
import { Authenticator } from '../../application/ports/authenticator';
import { Clock } from '../../application/ports/clock';
import { MoneyMoves } from '../../application/ports/money-moves';
import { Navigation } from '../../application/own-ports/navigation';
import { Page } from '../../application/ports/page';
import { Passkeys } from '../../application/ports/passkeys';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { LanguageStore } from '../../application/stores/language-store';
import { MoneyFormStore } from '../../application/stores/money-form-store';
import { MoneyRequestsStore } from '../../application/stores/money-requests-store';
import { bind } from '../../infrastructure/di/binding';
import { HttpMoneyMoves } from '../../infrastructure/http/http-money-moves';
import { describeMoneyMovesContract } from '../../testkit/contracts/money-moves.contract';
import { FakeMoneyMoves } from '../../testkit/fakes/fake-money-moves';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';
import { feature as copying } from './copying';
import { feature as secondFactor } from './second-factor';
import { feature as tradingAccounts } from './trading-accounts';

const newKey = () => crypto.randomUUID();

/** Depositing, withdrawing and transferring, and the requests that are under way. */
export const feature = defineFeature({
  needs: [tradingAccounts, secondFactor, copying],
  ports: [overHttp(MoneyMoves, HttpMoneyMoves)],
  stores: [
    bind(
      MoneyFormStore,
      // prettier-ignore
      [MoneyMoves, Accounts, Queries, Clock, Page, TabStore, Navigation, Passkeys, Authenticator, ClientStore, LanguageStore],
      (moves, accounts, queries, clock, page, tab, navigation, passkeys, authenticator, client, language) =>
        new MoneyFormStore(
          { moves, accounts, queries, clock, page, tab, navigation, passkeys, authenticator },
          { client, language },
          newKey,
        ),
    ),
    bind(
      MoneyRequestsStore,
      [MoneyMoves, Queries, Clock, Page],
      (moves, queries, clock, page) => new MoneyRequestsStore(moves, queries, clock, page, newKey),
    ),
  ],
});

const KEY = '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b';
const ORDER = { amount: '100.00', currency: 'USD', idempotencyKey: KEY };

export const doubles = () => [
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
