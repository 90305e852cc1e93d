import * as z from 'zod/mini';
import type {
  PartnerAgreements,
  ReadAgreement,
} from '../../application/partnership/ports/partner-agreements';
import {
  PARTNER_REFUSALS,
  PARTNER_STATES,
  type PartnerAgreement,
  type PartnerReach,
} from '../../domain/partnership/partner-agreement';
import { emptyResult, instantOrNull, list, nonEmptyText, orElse, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const application = z.object({
  appliedAt: instantOrNull,
  decidedAt: instantOrNull,
  reason: orElse(z.enum(PARTNER_REFUSALS), null),
  note: textOrNull,
  channels: list(z.string()),
  countries: list(z.string()),
  website: textOrNull,
});

const agreement = z.object({
  version: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  validFrom: instantOrNull,
  clauses: list(nonEmptyText),
  state: z.enum(PARTNER_STATES),
  acceptedVersion: orElse(z.int(), null),
  acceptedAt: instantOrNull,
  application: orElse(application, null),
});

/** The agreement of partners over HTTP. */
export class HttpPartnerAgreements implements PartnerAgreements {
  constructor(private readonly http: HttpClient) {}

  current(signal?: AbortSignal): Promise<PartnerAgreement> {
    return this.http.call('partnerAgreement', { signal, read: result(agreement) });
  }

  accept({ sha256, version }: ReadAgreement): Promise<void> {
    return this.http.call('acceptPartnerAgreement', { body: { version, sha256 }, read: emptyResult });
  }

  apply({ channels, countries, website }: PartnerReach, { sha256, version }: ReadAgreement): Promise<void> {
    const body = {
      agreementVersion: version,
      sha256,
      channels: [...channels],
      countries: [...countries],
      website,
    };
    return this.http.call('applyAsPartner', { body, read: emptyResult });
  }
}
