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
import { describeAccountOpeningsContract } from '../../testkit/contracts/account-openings.contract';
import { FakeAccountOpenings } from '../../testkit/fakes/fake-account-openings';
import { defineFeature, gatewayDouble } from '../feature';
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

export const doubles = () => [
  gatewayDouble(
    AccountOpenings,
    ({ backend }) => new FakeAccountOpenings(backend),
    describeAccountOpeningsContract,
    {
      accountOffers: (openings) => openings.offers(),
      openAccount: (openings) =>
        openings.open({
          idempotencyKey: '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b',
          offerId: 'demo-mt5-standard',
          currency: 'USD',
          leverage: 100,
          marginMode: 'hedging',
          swapFree: false,
          balance: '10000.00',
          nickname: 'Gold',
          tradingPassword: 'Trading1234',
          readOnlyPassword: null,
          termsVersion: '2026-03',
        }),
      openRequests: (openings) => openings.requests(),
      cancelOpenRequest: (openings) => openings.cancel('7'),
    },
  ),
];
