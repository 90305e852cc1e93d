import { AccountBooks } from '../../../application/accounts/ports/account-books';
import { AccountOpenings } from '../../../application/opening/ports/account-openings';
import { Accounts } from '../../../application/accounts/ports/accounts';
import { ClientProgress } from '../../../application/dashboard/ports/client-progress';
import { Documents } from '../../../application/documents/ports/documents';
import { MoneyMoves } from '../../../application/money/ports/money-moves';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { ClientProgressStore } from '../../../application/dashboard/client-progress-store';
import { LatestFundsStore } from '../../../application/dashboard/latest-funds-store';
import { PendingStore } from '../../../application/dashboard/pending-store';
import { TotalCurveStore } from '../../../application/dashboard/total-curve-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpClientProgress } from '../../../infrastructure/dashboard/http-client-progress';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as account } from '../accounts/account';
import { feature as money } from '../money/money';
import { feature as opening } from '../opening/opening';
import { feature as uploadDocuments } from '../documents/upload-documents';

/** The widgets around the list of accounts: the curve, blockers, pending requests, the first steps. */
export const feature = defineFeature({
  row: { chunk: 'dashboard', texts: ['account'] },
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
