import * as z from 'zod/mini';
import type { CampaignEntry, Campaigns } from '../../application/campaigns/ports/campaigns';
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_REASONS,
  CAMPAIGN_RULES,
  type Campaign,
  type CampaignReason,
} from '../../domain/campaigns/campaign';
import {
  emptyResult,
  flag,
  id,
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

  leave(campaignId: number): Promise<void> {
    return this.http.call('leaveCampaign', { body: { campaignId }, read: emptyResult });
  }
}
