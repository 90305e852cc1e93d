import {
  bind,
  type Campaign,
  Campaigns,
  ERROR_CODE,
  Partners,
  type Partnership,
  PortalError,
  Strategies,
  type Strategy,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { inMemory, replaces, runner, signedIn, world } from './trial';

/*
 * What a client of Acme's can take part in.
 */

/** One campaign for all, and one that is not for this client. */
export class TwoCampaigns implements Campaigns {
  #campaigns: readonly Campaign[] = [
    campaign(1, 'Bring a friend', null),
    campaign(2, 'Cash back', 'live-account'),
  ];

  list(signal?: AbortSignal): Promise<readonly Campaign[]> {
    return answer(() => this.#campaigns, signal);
  }

  join(campaignId: number): Promise<void> {
    return answer(() => {
      const found = this.#campaigns.find(({ id }) => id === campaignId);
      if (!found) throw PortalError.refused([ERROR_CODE.notFound]);
      if (!found.isEligible) throw PortalError.refused([ERROR_CODE.forbidden]);
      const joinedAt = found.joinedAt ?? new Date().toISOString();
      this.#campaigns = this.#campaigns.map((one) => (one === found ? { ...one, joinedAt } : one));
    });
  }
}

const campaign = (id: number, title: string, reason: string | null): Campaign => ({
  id,
  culture: 'en',
  title,
  contentText: null,
  reward: null,
  terms: null,
  joinFrom: null,
  startsAt: null,
  endsAt: null,
  isEligible: reason === null,
  reason,
  joinedAt: null,
});

/** The house strategy. */
export class HouseStrategy implements Strategies {
  list(signal?: AbortSignal): Promise<readonly Strategy[]> {
    return answer(
      (): readonly Strategy[] => [
        {
          id: 1,
          name: 'Steady',
          provider: 'Acme',
          summary: null,
          culture: null,
          currency: 'USD',
          returnPercent: '12.4',
          drawdownPercent: '3.1',
          pips: null,
          feePercent: '10',
          minimum: '500.00',
          copiers: 12,
          startedAt: '2025-02-02T00:00:00Z',
          curve: ['0', '4.1', '12.4'],
        },
      ],
      signal,
    );
  }
}

/** A partner's link and what it brought. */
export class PartnerBook implements Partners {
  overview(signal?: AbortSignal): Promise<Partnership> {
    return answer(
      (): Partnership => ({
        links: [
          {
            id: 1,
            code: 'MARA',
            name: null,
            url: 'https://acme.example/r/MARA',
            clicks: 40,
            signUps: 3,
            firstDeposits: null,
          },
        ],
        commission: [{ currency: 'EUR', total: '120.00', paid: '100.00', approved: '20.00', accrued: null }],
      }),
      signal,
    );
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Campaigns, () => new TwoCampaigns(), {
    stock: kit.FakeCampaigns.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Campaigns).list(),
  });
  replaces(Strategies, () => new HouseStrategy(), {
    stock: kit.FakeStrategies.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Strategies).list(),
  });
  replaces(Partners, () => new PartnerBook(), {
    stock: kit.FakePartners.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Partners).overview(),
  });
  kit.describeCampaignsContract(runner, 'Two', world(bind(Campaigns, () => new TwoCampaigns())), inMemory);
  kit.describeStrategiesContract(
    runner,
    'House',
    world(bind(Strategies, () => new HouseStrategy())),
    inMemory,
  );
  kit.describePartnersContract(runner, 'Book', world(bind(Partners, () => new PartnerBook())), inMemory);
}
