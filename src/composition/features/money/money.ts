import { Accounts } from '../../../application/accounts/ports/accounts';
import { Authenticator } from '../../../application/session/ports/authenticator';
import { Clock } from '../../../application/kernel/ports/clock';
import { MoneyMoves } from '../../../application/money/ports/money-moves';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { Page } from '../../../application/kernel/ports/page';
import { Passkeys } from '../../../application/session/ports/passkeys';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { ClientStore } from '../../../application/client/client-store';
import { LanguageStore } from '../../../application/language/language-store';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import { MoneyRequestsStore } from '../../../application/money/money-requests-store';
import { bind } from '../../../infrastructure/di/binding';
import { HttpMoneyMoves } from '../../../infrastructure/money/http-money-moves';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as copying } from '../kernel/copying';
import { feature as secondFactor } from '../session/second-factor';
import { feature as tradingAccounts } from '../accounts/trading-accounts';
import { feature as unsentTexts } from '../kernel/unsent-texts';

const newKey = () => crypto.randomUUID();

/** Depositing, withdrawing and transferring, and the requests that are under way. */
export const feature = defineFeature({
  row: { chunk: 'money-stores', texts: ['account'] },
  needs: [tradingAccounts, secondFactor, copying, unsentTexts],
  ports: [overHttp(MoneyMoves, HttpMoneyMoves)],
  stores: [
    bind(
      MoneyFormStore,
      // oxfmt-ignore
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
