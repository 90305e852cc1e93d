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
import { defineFeature } from '../feature';
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
