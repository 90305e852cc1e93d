import * as z from 'zod/mini';
import type { Partners } from '../../application/partnership/ports/partners';
import type { NewLink, Partnership } from '../../domain/partnership/partnership';
import {
  NO_REWARD_REASONS,
  REWARD_STATES,
  type RewardPage,
  type RewardState,
  type RewardWorking,
} from '../../domain/partnership/reward';
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
import { hindrances } from './http-partner-payouts';

const count = orElse(z.int(), null);

const newLink = z.object({ id, code: z.string(), name: textOrNull, url: z.string() });

const link = z.object({
  id,
  code: z.string(),
  name: textOrNull,
  url: z.string(),
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

const nextPayout = z.object({
  date: instantOrNull,
  currency: nonEmptyText,
  amount: moneyOrNull,
  becomesApproved: moneyOrNull,
  login: orElse(z.int(), null),
  minimum: moneyOrNull,
  minimumCurrency: textOrNull,
  missing: hindrances,
});

const overview = z.object({
  links: list(link),
  commission: list(commission),
  trades: orElse(trades, null),
  nextPayout: orElse(nextPayout, null),
});

const schemeTerms = z.object({
  id,
  version: z.int(),
  kind: z.enum(['lot', 'revenue']),
  currency: textOrNull,
  rates: list(z.object({ group: z.enum(['forex', 'metals', 'other']), rate: z.string() })),
  share: textOrNull,
});

const state = z.enum(REWARD_STATES);

const reward = z.object({
  id,
  earnedAt: instantOrNull,
  ref: z.string(),
  level: z.int(),
  kind: z.enum(['trade', 'clawback']),
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
  working: list(
    z.object({
      what: z.enum(['lots', 'rate', 'costs', 'share', 'level', 'conversion']),
      value: z.string(),
      unit: z.string(),
    }),
  ),
  source: orElse(trade, null),
  rate: orElse(z.object({ from: z.string(), to: z.string(), value: z.string(), at: instantOrNull }), null),
  steps: list(z.object({ state, at: instantOrNull })),
});

/** Referral links and commission over HTTP. */
export class HttpPartners implements Partners {
  constructor(private readonly http: HttpClient) {}

  overview(signal?: AbortSignal): Promise<Partnership> {
    return this.http.call('partnership', { signal, read: result(overview) });
  }

  rewards(query: { state?: RewardState; cursor?: string }, signal?: AbortSignal): Promise<RewardPage> {
    return this.http.call('partnerRewards', { query, signal, read: result(rewardPage) });
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
