import * as z from 'zod/mini';
import type { Partners } from '../../application/partnership/ports/partners';
import type { NewLink, Partnership } from '../../domain/partnership/partnership';
import { emptyResult, id, list, moneyOrNull, nonEmptyText, orElse, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

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
});

const overview = z.object({ links: list(link), commission: list(commission) });

/** Referral links and commission over HTTP. */
export class HttpPartners implements Partners {
  constructor(private readonly http: HttpClient) {}

  overview(signal?: AbortSignal): Promise<Partnership> {
    return this.http.call('partnership', { signal, read: result(overview) });
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
