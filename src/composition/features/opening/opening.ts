import { AccountOpenings } from '../../../application/opening/ports/account-openings';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { Page } from '../../../application/kernel/ports/page';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { ClientStore } from '../../../application/client/client-store';
import { OpeningRequestsStore } from '../../../application/opening/opening-requests-store';
import { OpeningStore } from '../../../application/opening/opening-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpAccountOpenings } from '../../../infrastructure/opening/http-account-openings';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as tradingAccounts } from '../accounts/trading-accounts';
import { feature as unsentTexts } from '../kernel/unsent-texts';

/** Opening an account, and the requests for one that wait for approval. */
export const feature = defineFeature({
  row: { chunk: 'opening', texts: ['account'] },
  needs: [tradingAccounts, unsentTexts],
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
