import * as z from 'zod/mini';
import type { CampaignEntry, Campaigns } from '../../application/campaigns/ports/campaigns';
import { BONUS_STATES } from '../../domain/campaigns/bonus';
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_REASONS,
  CAMPAIGN_RULES,
  type Campaign,
  type CampaignReason,
} from '../../domain/campaigns/campaign';
import { CAMPAIGN_EXCLUSIONS, type ContestBoard, type ContestScore } from '../../domain/campaigns/contest';
import {
  decimal,
  emptyResult,
  flag,
  id,
  instant,
  instantOrNull,
  list,
  moneyOrNull,
  nameIn,
  nonEmptyText,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const integerOrNull = orElse(z.int(), null);

const reason = z.pipe(
  z.object({ code: z.enum(CAMPAIGN_REASONS) }),
  z.transform(({ code }): CampaignReason => code),
);
const reasons = orElse(list(reason), []);

const bonus = z.object({
  granted: decimal,
  left: decimal,
  currency: nonEmptyText,
  unlocked: moneyOrNull,
  neededLots: decimal,
  lots: decimal,
  until: instant,
  state: z.enum(BONUS_STATES),
  trades: orElse(
    list(
      z.object({
        ticket: z.int(),
        symbol: nonEmptyText,
        side: z.enum(['buy', 'sell']),
        lots: decimal,
        closedAt: instant,
      }),
    ),
    [],
  ),
});

const campaign = z.object({
  id,
  kind: orElse(z.enum(CAMPAIGN_KINDS), null),
  culture: textOrNull,
  title: nonEmptyText,
  contentText: textOrNull,
  reward: textOrNull,
  terms: textOrNull,
  termsVersion: integerOrNull,
  termsSha256: textOrNull,
  joinFrom: instantOrNull,
  startsAt: instantOrNull,
  endsAt: instantOrNull,
  currency: textOrNull,
  prizes: orElse(list(z.string()), []),
  members: integerOrNull,
  isEligible: flag,
  reasons,
  rules: orElse(
    list(
      z.object({
        kind: z.enum(['condition', 'filter']),
        key: nameIn(CAMPAIGN_RULES),
        value: textOrNull,
        own: textOrNull,
        holds: orElse(z.boolean(), null),
      }),
    ),
    [],
  ),
  accounts: orElse(
    list(
      z.object({
        login: z.int(),
        name: textOrNull,
        currency: nonEmptyText,
        equity: moneyOrNull,
        reasons,
        missing: moneyOrNull,
      }),
    ),
    [],
  ),
  joinedAt: instantOrNull,
  membership: orElse(
    z.object({
      login: z.int(),
      alias: textOrNull,
      termsVersion: integerOrNull,
      termsSha256: textOrNull,
      leftAt: instantOrNull,
    }),
    null,
  ),
  bonus: orElse(bonus, null),
});

const place = z.object({ place: z.int(), alias: nonEmptyText, result: decimal, prize: moneyOrNull });

const board = z.object({
  takenAt: instantOrNull,
  isFinal: flag,
  sha256: textOrNull,
  field: orElse(z.object({ median: moneyOrNull, belowZero: textOrNull }), { median: null, belowZero: null }),
  items: list(place),
  next: orElse(nonEmptyText, null),
  own: orElse(place, null),
  award: orElse(z.object({ amount: moneyOrNull, state: z.enum(['review', 'paid', 'refused']) }), null),
});

const trade = z.object({
  ticket: z.int(),
  symbol: nonEmptyText,
  side: z.enum(['buy', 'sell']),
  lots: decimal,
  openedAt: instant,
  closedAt: instant,
  net: decimal,
  seconds: z.int(),
  reason: orElse(z.enum(CAMPAIGN_EXCLUSIONS), null),
  cost: moneyOrNull,
  amount: moneyOrNull,
});

const score = z.object({
  base: moneyOrNull,
  sum: moneyOrNull,
  result: moneyOrNull,
  counted: list(trade),
  excluded: list(trade),
});

/** Campaigns over HTTP. */
export class HttpCampaigns implements Campaigns {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly Campaign[]> {
    return this.http.call('campaigns', {
      signal,
      read: result(list(campaign)),
    });
  }

  join(entry: CampaignEntry): Promise<void> {
    return this.http.call('joinCampaign', { body: { ...entry }, read: emptyResult });
  }

  board(id: number, cursor: string, signal?: AbortSignal): Promise<ContestBoard> {
    const query = { id, ...(cursor !== '' && { cursor }) };
    return this.http.call('campaignBoard', { query, signal, read: result(board) });
  }

  async score(id: number, signal?: AbortSignal): Promise<ContestScore> {
    const read = result(score);
    const { counted, excluded, ...figures } = await this.http.call('campaignScore', {
      query: { id },
      signal,
      read,
    });
    const trades = [...counted, ...excluded].sort((a, b) => Date.parse(b.closedAt) - Date.parse(a.closedAt));
    return { ...figures, trades };
  }

  leave(campaignId: number): Promise<void> {
    return this.http.call('leaveCampaign', { body: { campaignId }, read: emptyResult });
  }
}
