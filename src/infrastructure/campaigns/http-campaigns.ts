import * as z from 'zod/mini';
import type { Campaigns } from '../../application/campaigns/ports/campaigns';
import type { Campaign } from '../../domain/campaigns/campaign';
import { emptyResult, flag, id, instantOrNull, list, nonEmptyText, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const campaign = z.object({
  id,
  culture: textOrNull,
  title: nonEmptyText,
  contentText: textOrNull,
  reward: textOrNull,
  terms: textOrNull,
  joinFrom: instantOrNull,
  startsAt: instantOrNull,
  endsAt: instantOrNull,
  isEligible: flag,
  reason: textOrNull,
  joinedAt: instantOrNull,
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

  join(campaignId: number): Promise<void> {
    return this.http.call('joinCampaign', { body: { campaignId }, read: emptyResult });
  }
}
