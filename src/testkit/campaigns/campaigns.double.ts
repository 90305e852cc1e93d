import { expect } from 'expect';
import { Campaigns } from '../../application/campaigns/ports/campaigns';
import { canJoin } from '../../domain/campaigns/campaign';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { gatewayDouble } from '../portal/double';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { FakeCampaigns } from './fake-campaigns';

const UNKNOWN_ID = 999_999;
const anEntry = (campaignId: number) => ({
  campaignId,
  login: 1,
  termsSha256: '0'.repeat(64),
  idempotencyKey: crypto.randomUUID(),
});

/** The contract of the port `Campaigns`. */
export const describeCampaignsContract = gatewayContract<'fullClientToken'>(
  'Campaigns',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    const campaigns = () => world().port(Campaigns);
    const findOpen = async () => {
      const open = (await campaigns().list()).find(
        (campaign) => campaign.kind === 'contest' && canJoin(campaign, Date.now()),
      );
      if (!open) throw new Error('no contest can be joined');
      return open;
    };
    const entryOf = async () => {
      const { accounts, id, termsSha256 } = await findOpen();
      const login = accounts.find(({ reasons }) => reasons.length === 0)?.login ?? 0;
      return { ...anEntry(id), login, termsSha256: termsSha256 ?? '' };
    };

    test('each campaign is listed once, with its reasons if the client cannot join', async () => {
      const list = await campaigns().list();
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { title, isEligible, reasons } of list) {
        expect(title).not.toBe('');
        expect(reasons.length === 0).toBe(isEligible);
      }
    });

    test('joining an unknown campaign is refused', async () => {
      expect(await rejectionOf(campaigns().join(anEntry(UNKNOWN_ID)))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.notFound],
      });
    });

    test('a client joins by the current terms only, and leaves again', async () => {
      const entry = await entryOf();
      expect(await rejectionOf(campaigns().join({ ...entry, termsSha256: '0'.repeat(64) }))).toMatchObject({
        codes: [ERROR_CODE.invalid],
      });
      await campaigns().join(entry);
      await campaigns().join(entry);
      const findEntered = async () => (await campaigns().list()).find(({ id }) => id === entry.campaignId);
      const entered = await findEntered();
      expect(entered?.joinedAt).not.toBeNull();
      expect(entered?.membership).toMatchObject({ login: entry.login, termsSha256: entry.termsSha256 });
      await campaigns().leave(entry.campaignId);
      const leftCampaign = await findEntered();
      expect(leftCampaign).toMatchObject({
        joinedAt: null,
        membership: { alias: entered?.membership?.alias },
      });
    });

    test('a contest has a board and a score; an unknown one is refused', async () => {
      const contest = await findOpen();
      const board = await campaigns().board(contest.id, '');
      for (const { alias, place } of board.items) {
        expect(alias).not.toBe('');
        expect(place).toBeGreaterThan(0);
      }
      expect(await rejectionOf(campaigns().board(contest.id, 'none'))).toMatchObject({
        codes: [ERROR_CODE.invalid],
      });
      for (const { closedAt, openedAt } of (await campaigns().score(contest.id)).trades)
        expect(Date.parse(openedAt)).toBeLessThanOrEqual(Date.parse(closedAt));
      // One after the other: a refusal of a call that is not awaited yet would be unhandled.
      for (const call of [() => campaigns().board(UNKNOWN_ID, ''), () => campaigns().score(UNKNOWN_ID)])
        expect(await rejectionOf(call())).toMatchObject({ codes: [ERROR_CODE.notFound] });
    });

    testSecured(({ port }) => port(Campaigns).board(1, ''));
    testSecured(({ port }) => port(Campaigns).score(1));
    testSecured(({ port }) => port(Campaigns).list());
    testSecured(({ port }) => port(Campaigns).leave(1));
    testFailures({
      call: 'campaigns',
      make: ({ port }, signal) => port(Campaigns).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const campaignsDouble = gatewayDouble(
  Campaigns,
  ({ backend }) => new FakeCampaigns(backend),
  describeCampaignsContract,
  {
    campaigns: (campaigns) => campaigns.list(),
    joinCampaign: (campaigns) => campaigns.join(anEntry(5)),
    campaignBoard: (campaigns) => campaigns.board(5, ''),
    campaignScore: (campaigns) => campaigns.score(5),
    leaveCampaign: (campaigns) => campaigns.leave(5),
  },
);
