import { AccountOpenings } from '../../application/ports/account-openings';
import { Navigation } from '../../application/own-ports/navigation';
import { Page } from '../../application/ports/page';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { OpeningRequestsStore } from '../../application/stores/opening-requests-store';
import { OpeningStore } from '../../application/stores/opening-store';
import { bind, construct } from '../../infrastructure/di/binding';
import { HttpAccountOpenings } from '../../infrastructure/http/http-account-openings';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** Opening an account, and the requests for one that wait for approval. */
export const feature = defineFeature({
  needs: [tradingAccounts],
  ports: [overHttp(AccountOpenings, HttpAccountOpenings)],
  stores: [
    bind(
      OpeningStore,
      [AccountOpenings, Queries, Page, TabStore, Navigation, ClientStore],
      (openings, queries, page, tab, navigation, client) =>
        new OpeningStore({ openings, queries, page, tab, navigation }, client, () => crypto.randomUUID()),
    ),
    construct(OpeningRequestsStore, AccountOpenings, Queries, Page),
  ],
});
