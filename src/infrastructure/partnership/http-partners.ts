import * as z from 'zod/mini';
import type {
  PartnerListQuery,
  Partners,
  RewardListQuery,
} from '../../application/partnership/ports/partners';
import { CPA_CONDITIONS } from '../../domain/partnership/cpa';
import { PARTNER_STATES, PARTNERSHIP_REASONS } from '../../domain/partnership/partner-agreement';
import type { NewLink, Partnership } from '../../domain/partnership/partnership';
import type { LineBranch } from '../../domain/partnership/line-client';
import type { PartnerMaterial } from '../../domain/partnership/partner-material';
import type { PartnerFilter } from '../../domain/partnership/partner-filter';
import {
  REFERRED_STATES,
  type PartnerPeriod,
  type ReferredPage,
} from '../../domain/partnership/referred-client';
import {
  NO_REWARD_REASONS,
  REWARD_KINDS,
  REWARD_STATES,
  type RewardPage,
  type RewardWorking,
} from '../../domain/partnership/reward';
import type { SubPartnerList } from '../../domain/partnership/sub-partner';
import {
  emptyResult,
  id,
  instantOrNull,
  list,
  moneyOrNull,
  nonEmptyText,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { fetchBranch } from './http-line';
import { fetchMaterial } from './http-material';
import { hindrances } from './http-partner-payouts';

const count = orElse(z.int(), null);

const newLink = z.object({ id, code: z.string(), name: textOrNull, url: z.string() });

const link = z.object({
  id,
  code: z.string(),
  name: textOrNull,
  url: z.string(),
  programme: orElse(z.literal('cpa'), null),
  clicks: count,
  uniques: count,
  signUps: count,
  firstDeposits: count,
  archivedAt: textOrNull,
});

const commission = z.object({
  currency: nonEmptyText,
  total: moneyOrNull,
  paid: moneyOrNull,
  approved: moneyOrNull,
  accrued: moneyOrNull,
  held: moneyOrNull,
  clawedBack: moneyOrNull,
  rejected: moneyOrNull,
});

const trades = z.object({
  all: z.int(),
  earned: z.int(),
  none: list(z.object({ reason: z.enum(NO_REWARD_REASONS), count: z.int() })),
});

const payoutTarget = z.object({
  kind: z.enum(['account', 'wallet']),
  login: orElse(z.int(), null),
  asset: textOrNull,
});

const nextPayout = z.object({
  date: instantOrNull,
  currency: nonEmptyText,
  amount: moneyOrNull,
  becomesApproved: moneyOrNull,
  to: orElse(payoutTarget, null),
  minimum: moneyOrNull,
  minimumCurrency: textOrNull,
  missing: hindrances,
});

const schemeTerms = z.object({
  id,
  version: z.int(),
  kind: z.enum(['lot', 'revenue', 'cpa']),
  currency: textOrNull,
  rates: list(z.object({ group: z.enum(['forex', 'metals', 'other']), rate: z.string() })),
  share: textOrNull,
});

const partnerTerms = z.extend(schemeTerms, {
  levels: list(z.int()),
  holdDays: count,
  minimum: moneyOrNull,
  payDay: count,
});

const funnel = z.object({
  clicks: z.int(),
  uniques: z.int(),
  signUps: z.int(),
  byCode: z.int(),
  firstDeposits: z.int(),
});

const overview = z.object({
  links: list(link),
  commission: list(commission),
  trades: orElse(trades, null),
  nextPayout: orElse(nextPayout, null),
  programme: orElse(z.enum(['partner', 'client']), null),
  state: orElse(z.enum(PARTNER_STATES), null),
  reasons: orElse(list(z.enum(PARTNERSHIP_REASONS)), []),
  currency: textOrNull,
  scheme: orElse(partnerTerms, null),
  funnel: orElse(funnel, null),
  counts: orElse(z.object({ clients: z.int(), subPartners: z.int() }), null),
  asOf: instantOrNull,
});

const rewardSum = z.object({ currency: nonEmptyText, amount: moneyOrNull });

const condition = z.object({
  what: z.enum(CPA_CONDITIONS),
  value: z.string(),
  needed: z.string(),
  unit: z.string(),
});

const referredClient = z.object({
  ref: z.string(),
  email: textOrNull,
  country: textOrNull,
  level: z.int(),
  via: orElse(z.enum(['link', 'code']), null),
  linkId: orElse(id, null),
  registeredAt: instantOrNull,
  firstDepositAt: instantOrNull,
  firstDeposit: orElse(rewardSum, null),
  lots: textOrNull,
  reward: moneyOrNull,
  currency: textOrNull,
  furtherRewards: list(rewardSum),
  state: z.enum(REFERRED_STATES),
  cpa: orElse(z.object({ conditions: list(condition), from: instantOrNull, until: instantOrNull }), null),
});

const referredPage = z.object({
  items: list(referredClient),
  totals: orElse(z.object({ clients: z.int(), lots: textOrNull, rewards: list(rewardSum) }), null),
  next: textOrNull,
});

const subPartnerList = z.object({
  items: list(
    z.object({
      ref: z.string(),
      country: textOrNull,
      level: z.int(),
      since: instantOrNull,
      isPartner: z.boolean(),
      clients: z.int(),
      lots: textOrNull,
      rewards: list(rewardSum),
    }),
  ),
  count: z.int(),
});

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const period = z.object({
  from: day,
  to: day,
  clicks: z.int(),
  signUps: z.int(),
  firstDeposits: z.int(),
  currency: textOrNull,
  total: moneyOrNull,
  paid: moneyOrNull,
  approved: moneyOrNull,
  accrued: moneyOrNull,
  held: moneyOrNull,
});

const state = z.enum(REWARD_STATES);

const reward = z.object({
  id,
  earnedAt: instantOrNull,
  ref: z.string(),
  email: textOrNull,
  level: z.int(),
  kind: z.enum(REWARD_KINDS),
  symbol: textOrNull,
  lots: textOrNull,
  scheme: orElse(schemeTerms, null),
  amount: moneyOrNull,
  currency: nonEmptyText,
  state,
  reason: orElse(z.enum(NO_REWARD_REASONS), null),
  dueAt: instantOrNull,
  payout: textOrNull,
});

const total = z.object({ currency: nonEmptyText, count: z.int(), amount: moneyOrNull });

const rewardPage = z.object({ items: list(reward), totals: orElse(list(total), null), next: textOrNull });

const trade = z.object({
  ticket: orElse(z.int(), null),
  openedAt: instantOrNull,
  closedAt: instantOrNull,
  seconds: orElse(z.int(), null),
});

const rewardWorking = z.extend(reward, {
  scheme: orElse(z.extend(schemeTerms, { text: textOrNull }), null),
  working: list(
    z.object({
      what: z.enum(['lots', 'rate', 'costs', 'share', 'cpa', 'level', 'conversion']),
      value: z.string(),
      unit: z.string(),
    }),
  ),
  conditions: orElse(list(condition), null),
  source: orElse(trade, null),
  rate: orElse(z.object({ from: z.string(), to: z.string(), value: z.string(), at: instantOrNull }), null),
  steps: list(z.object({ state, at: instantOrNull })),
  ahead: orElse(list(z.object({ state, at: instantOrNull })), []),
});

/** Referral links and commission over HTTP. */
export class HttpPartners implements Partners {
  constructor(private readonly http: HttpClient) {}

  overview(filter: PartnerFilter, signal?: AbortSignal): Promise<Partnership> {
    return this.http.call('partnership', { query: { ...filter }, signal, read: result(overview) });
  }

  clients(query: PartnerListQuery, signal?: AbortSignal): Promise<ReferredPage> {
    return this.http.call('partnerClients', { query: { ...query }, signal, read: result(referredPage) });
  }

  subPartners(filter: PartnerFilter, signal?: AbortSignal): Promise<SubPartnerList> {
    return this.http.call('subPartners', { query: { ...filter }, signal, read: result(subPartnerList) });
  }

  tree(client: string | null, signal?: AbortSignal): Promise<LineBranch> {
    return fetchBranch(this.http, client, signal);
  }

  material(signal?: AbortSignal): Promise<readonly PartnerMaterial[]> {
    return fetchMaterial(this.http, signal);
  }

  series(filter: PartnerFilter, signal?: AbortSignal): Promise<readonly PartnerPeriod[]> {
    return this.http.call('partnerSeries', { query: { ...filter }, signal, read: result(list(period)) });
  }

  rewards(query: RewardListQuery, signal?: AbortSignal): Promise<RewardPage> {
    return this.http.call('partnerRewards', { query: { ...query }, signal, read: result(rewardPage) });
  }

  reward(rewardId: number, signal?: AbortSignal): Promise<RewardWorking> {
    return this.http.call('partnerReward', { query: { id: rewardId }, signal, read: result(rewardWorking) });
  }

  addLink(name: string | null): Promise<NewLink> {
    return this.http.call('addPartnerLink', { body: { name }, read: result(newLink) });
  }

  renameLink(linkId: number, name: string): Promise<void> {
    return this.http.call('renamePartnerLink', { body: { id: linkId, name }, read: emptyResult });
  }

  archiveLink(linkId: number): Promise<void> {
    return this.http.call('archivePartnerLink', { body: { id: linkId }, read: emptyResult });
  }
}
