import { AccountBooks } from '../../application/ports/account-books';
import { AccountOpenings } from '../../application/ports/account-openings';
import { Accounts } from '../../application/ports/accounts';
import { ClientProgress } from '../../application/ports/client-progress';
import { Documents } from '../../application/ports/documents';
import { MoneyMoves } from '../../application/ports/money-moves';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { ClientProgressStore } from '../../application/stores/client-progress-store';
import { LatestFundsStore } from '../../application/stores/latest-funds-store';
import { PendingStore } from '../../application/stores/pending-store';
import { TotalCurveStore } from '../../application/stores/total-curve-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpClientProgress } from '../../infrastructure/http/http-client-progress';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { feature as account } from './account';
import { feature as money } from './money';
import { feature as opening } from './opening';
import { feature as uploadDocuments } from './upload-documents';

/** What surrounds the list of accounts once that is there: the curve, what is blocked, what is under way, the first steps. */
export const feature = defineFeature({
  needs: [account, money, opening, uploadDocuments],
  ports: [overHttp(ClientProgress, HttpClientProgress)],
  stores: [
    construct(ClientProgressStore, ClientProgress, Queries, TabStore),
    construct(TotalCurveStore, AccountBooks, Queries),
    construct(LatestFundsStore, AccountBooks, Queries),
    construct(
      PendingStore,
      { accounts: Accounts, documents: Documents, moves: MoneyMoves, openings: AccountOpenings },
      Queries,
    ),
  ],
});
