import { AccountOpenings } from '../../../application/opening/ports/account-openings';
import { describeAccountOpeningsContract } from '../../../testkit/opening/account-openings.contract';
import { FakeAccountOpenings } from '../../../testkit/opening/fake-account-openings';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `opening` binds. */
export const doubles: readonly Double[] = [
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
