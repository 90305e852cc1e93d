import { Partners } from '../../application/partnership/ports/partners';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { expect } from 'expect';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { FakePartners } from './fake-partners';

const UNKNOWN_LINK = 999_999;

/** The contract of the port `Partners`. */
export const describePartnersContract = gatewayContract<'fullClientToken'>(
  'Partners',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('the main link of a partner is first, and commission is a decimal string', async () => {
      const { links, commission } = await world().port(Partners).overview({});
      expect(links[0]).toMatchObject({
        name: null,
        archivedAt: null,
        url: expect.stringMatching(/^https?:/),
      });
      expect(links[0]?.url).toContain(`affid=${links[0]?.code}`);
      expect(commission.length).toBeGreaterThan(0);
      for (const { currency, total } of commission) {
        expect(currency).toMatch(/^[A-Z]{3}$/);
        expect(total).toMatch(/^\d+(\.\d+)?$/);
      }
    });

    test('a client who is not a partner has one link, and it has no name', async () => {
      const partners = world().port(Partners);
      const { links } = await partners.overview({});
      const id = Number(links[0]?.id);

      expect(await rejectionOf(partners.addLink('Newsletter'))).toMatchObject({
        codes: [ERROR_CODE.forbidden],
      });
      expect(await rejectionOf(partners.renameLink(id, 'Blog'))).toMatchObject({
        codes: [ERROR_CODE.forbidden],
      });
    });

    test('unknown links are neither renamed nor archived', async () => {
      const partners = world().port(Partners);
      const isUnknown = { kind: 'refused', codes: [ERROR_CODE.notFound] };
      expect(await rejectionOf(partners.renameLink(UNKNOWN_LINK, 'Blog'))).toMatchObject(isUnknown);
      expect(await rejectionOf(partners.archiveLink(UNKNOWN_LINK))).toMatchObject(isUnknown);
    });

    test('every trade is counted once, and an unknown reward is not found', async () => {
      const partners = world().port(Partners);
      const { trades } = await partners.overview({});
      const counts = (trades?.none ?? []).reduce((sum, { count }) => sum + count, trades?.earned ?? 0);
      expect(trades?.all).toBe(counts);
      const { items, next } = await partners.rewards({});
      for (const { reason, state } of items) expect(reason === null).toBe(state !== 'none');
      const ownTrades = items.filter(({ kind, level }) => kind === 'trade' && level === 1);
      if (next === null) expect(ownTrades).toHaveLength(trades?.all ?? 0);
      expect(await rejectionOf(partners.reward(UNKNOWN_LINK))).toMatchObject({
        codes: [ERROR_CODE.notFound],
      });
    });

    testSecured(({ port }) => port(Partners).overview({}));
    test('clients have no names, and the weeks sum to the overview', async () => {
      const partners = world().port(Partners);
      const { commission, funnel } = await partners.overview({});
      const { items, totals } = await partners.clients({});
      expect(items.length).toBeGreaterThan(0);
      for (const { email, ref } of items) {
        expect(ref).toMatch(/^C-/);
        expect(email ?? '•••@').toContain('•••');
      }
      expect(totals?.clients).toBeGreaterThanOrEqual(items.length);
      const periods = await partners.series({});
      expect(periods.length).toBeGreaterThan(0);
      for (const { from, to } of periods) expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000);
      expect(commission.length > 0).toBe(funnel !== null);
      expect((await partners.clients({ client: 'C-ZZZZZ' })).items).toEqual([]);
    });

    test('the tree begins with the first level, and has branches of the line alone', async () => {
      const partners = world().port(Partners);
      const { count, items } = await partners.tree(null);
      expect(items.map(({ level }) => level)).toEqual(items.map(() => 1));
      expect(count).toBe(items.length);
      const branchesWithClients = items.filter(({ clients }) => clients > 0);
      for (const { clients, ref } of branchesWithClients)
        expect((await partners.tree(ref)).items.map(({ level }) => level)).toEqual(
          Array<number>(clients).fill(2),
        );
      expect(await rejectionOf(partners.tree('C-ZZZZZ'))).toMatchObject({ codes: [ERROR_CODE.notFound] });
    });

    testSecured(({ port }) => port(Partners).tree(null));
    test('a client who is not a partner has no material', async () =>
      expect(await world().port(Partners).material()).toEqual([]));

    testSecured(({ port }) => port(Partners).clients({}));
    testSecured(({ port }) => port(Partners).material());
    testSecured(({ port }) => port(Partners).series({}));
    testSecured(({ port }) => port(Partners).rewards({}));
    testSecured(({ port }) => port(Partners).archiveLink(UNKNOWN_LINK));
    testFailures({
      call: 'partnership',
      make: ({ port }, signal) => port(Partners).overview({}, signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const partnersDouble = gatewayDouble(
  Partners,
  ({ backend }) => new FakePartners(backend),
  describePartnersContract,
  {
    partnership: (partners) => partners.overview({}),
    partnerClients: (partners) => partners.clients({}),
    subPartners: (partners) => partners.subPartners({}),
    partnerTree: (partners) => partners.tree(null),
    partnerMaterial: (partners) => partners.material(),
    partnerSeries: (partners) => partners.series({}),
    partnerRewards: (partners) => partners.rewards({}),
    partnerReward: (partners) => partners.reward(41),
    addPartnerLink: (partners) => partners.addLink('Blog'),
    renamePartnerLink: (partners) => partners.renameLink(1, 'Blog'),
    archivePartnerLink: (partners) => partners.archiveLink(1),
  },
);
