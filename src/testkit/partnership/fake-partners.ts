import type {
  PartnerListQuery,
  Partners,
  RewardListQuery,
} from '../../application/partnership/ports/partners';
import type { NewLink, Partnership, ReferralLink } from '../../domain/partnership/partnership';
import type { PartnerFilter } from '../../domain/partnership/partner-filter';
import type { PartnerPeriod, ReferredClient, ReferredPage } from '../../domain/partnership/referred-client';
import type { RewardPage, RewardWorking } from '../../domain/partnership/reward';
import type { SubPartner, SubPartnerList } from '../../domain/partnership/sub-partner';
import type { LineBranch } from '../../domain/partnership/line-client';
import type { PartnerMaterial } from '../../domain/partnership/partner-material';
import { SOME_BRANCHES } from './sample-line';
import { SOME_MATERIAL } from './sample-material';
import { SOME_CLIENTS, SOME_PERIODS, SOME_REWARDS } from './sample-partnership';
import { refuse } from '../kernel/refuse';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** The partnership of the backend's client. */
export class FakePartners implements Partners {
  /** Referred clients and rewards of every client, newest first. */
  clientList: readonly ReferredClient[] = SOME_CLIENTS;
  rewardList: readonly RewardWorking[] = SOME_REWARDS;
  /** Sub-partners of every client. */
  subPartnerList: readonly SubPartner[] = [];
  /** The tree of every client: branches by `ref`, those of the partner under an empty one. */
  branches: Readonly<Record<string, LineBranch>> = SOME_BRANCHES;
  /** Material of every partner. */
  materialList: readonly PartnerMaterial[] = SOME_MATERIAL;
  /** Maximum number of items of a page. */
  pageSize = 50;

  constructor(private readonly backend: FakeBackend) {}

  overview(filter: PartnerFilter, signal?: AbortSignal): Promise<Partnership> {
    return this.backend.answerClient('partnership', ({ partnership }) => partnership, {
      args: [filter],
      signal,
    });
  }

  clients(query: PartnerListQuery, signal?: AbortSignal): Promise<ReferredPage> {
    const answer = (): ReferredPage => {
      const matchingItems = this.clientList.filter(
        ({ level, ref }) => (query.client ?? ref) === ref && (query.level ?? String(level)) === String(level),
      );
      const rewards = matchingItems.length === 0 ? [] : [{ currency: 'USD', amount: '7.50' }];
      return this.#pageOf(matchingItems, query, { clients: matchingItems.length, lots: '1.25', rewards });
    };
    return this.backend.answerClient('partnerClients', answer, { args: [query], signal });
  }

  subPartners(filter: PartnerFilter, signal?: AbortSignal): Promise<SubPartnerList> {
    const answer = () => ({ items: this.subPartnerList, count: this.subPartnerList.length });
    return this.backend.answerClient('subPartners', answer, { args: [filter], signal });
  }

  tree(client: string | null, signal?: AbortSignal): Promise<LineBranch> {
    const answer = () => this.branches[client ?? ''] ?? refuse('notFound', 404);
    return this.backend.answerClient('partnerTree', answer, { args: [client], signal });
  }

  material(signal?: AbortSignal): Promise<readonly PartnerMaterial[]> {
    const answer = ({ setting: { isIb } }: FakeClient) => (isIb ? this.materialList : []);
    return this.backend.answerClient('partnerMaterial', answer, { signal });
  }

  series(filter: PartnerFilter, signal?: AbortSignal): Promise<readonly PartnerPeriod[]> {
    return this.backend.answerClient('partnerSeries', () => SOME_PERIODS, { args: [filter], signal });
  }

  rewards(query: RewardListQuery, signal?: AbortSignal): Promise<RewardPage> {
    const answer = (): RewardPage => {
      const matchingItems = this.rewardList.filter(
        ({ kind, ref, state }) =>
          (query.state ?? state) === state && (query.kind ?? kind) === kind && (query.client ?? ref) === ref,
      );
      const items = matchingItems.map(
        ({
          ahead: _ahead,
          conditions: _conditions,
          rate: _rate,
          source: _source,
          steps: _steps,
          working: _working,
          ...item
        }) => item,
      );
      const totals = [{ currency: 'USD', count: items.length, amount: '7.50' }];
      return this.#pageOf(items, query, query.totals === false ? null : totals);
    };
    return this.backend.answerClient('partnerRewards', answer, { args: [query], signal });
  }

  reward(id: number, signal?: AbortSignal): Promise<RewardWorking> {
    const answer = () => this.rewardList.find((candidate) => candidate.id === id) ?? refuse('notFound', 404);
    return this.backend.answerClient('partnerReward', answer, { args: [id], signal });
  }

  addLink(name: string | null): Promise<NewLink> {
    const answer = (client: FakeClient): NewLink => {
      const links = activeLinksOf(client);
      if (links.length > 0 && !client.setting.isIb) return refuse('forbidden', 403);
      if (links.some((link) => link.name === name)) return refuse('duplicate', 409);
      const id = Math.max(0, ...client.partnership.links.map((link) => link.id)) + 1;
      const code = `LINK000${id}`;
      const link = { id, code, name, url: `https://portico.example/r?affid=${code}&cxd=${id}` };
      const counts = {
        programme: null,
        clicks: 0,
        uniques: 0,
        signUps: 0,
        firstDeposits: 0,
        archivedAt: null,
      };
      changeLinks(client, (existingLinks) => [...existingLinks, { ...link, ...counts }]);
      return link;
    };
    return this.backend.answerClient('addPartnerLink', answer, { args: [name] });
  }

  renameLink(id: number, name: string): Promise<void> {
    const answer = (client: FakeClient) => {
      const link = activeLinksOf(client).find((candidate) => candidate.id === id);
      if (!link) return refuse('notFound', 404);
      if (link.name === null) return refuse('forbidden', 403);
      changeLinks(client, (links) => links.map((other) => (other === link ? { ...link, name } : other)));
    };
    return this.backend.answerClient('renamePartnerLink', answer, { args: [id, name] });
  }

  archiveLink(id: number): Promise<void> {
    const answer = (client: FakeClient) => {
      const links = activeLinksOf(client);
      const link = client.partnership.links.find((candidate) => candidate.id === id);
      if (!link) return refuse('notFound', 404);
      if (link.archivedAt !== null) return;
      if (links.length === 1) return refuse('refused');
      const archivedAt = new Date(this.backend.now()).toISOString();
      changeLinks(client, (all) => all.map((other) => (other === link ? { ...link, archivedAt } : other)));
    };
    return this.backend.answerClient('archivePartnerLink', answer, { args: [id] });
  }

  #pageOf<Item, Totals>(
    items: readonly Item[],
    { cursor, limit = Infinity }: PartnerListQuery,
    totals: Totals,
  ) {
    const begin = Number(cursor ?? 0);
    const end = begin + Math.min(limit, this.pageSize);
    return {
      items: items.slice(begin, end),
      totals: cursor === undefined ? totals : null,
      next: end < items.length ? String(end) : null,
    };
  }
}

const activeLinksOf = ({ partnership }: FakeClient) =>
  partnership.links.filter(({ archivedAt }) => archivedAt === null);

function changeLinks(
  client: FakeClient,
  change: (links: readonly ReferralLink[]) => readonly ReferralLink[],
) {
  client.partnership = { ...client.partnership, links: change(client.partnership.links) };
}
