import type { ApiOperationId } from '../http/call';

interface LaggingRead {
  readonly call: ApiOperationId;
  /** Why an answer of a few seconds ago does no harm. */
  readonly reason: string;
}

const row = (call: ApiOperationId, reason: string): LaggingRead => Object.freeze({ call, reason });

const BY_STAFF = 'the broker changes it, no client';
const REPORTS = 'a report of days, not the effect of a click';
const FOR_PARTNERS = 'sums of what others did';

/**
 * The calls that a replica of the database may answer (docs/decisions/0068-reads-that-may-lag.md). All others read the
 * database itself: a client's own change must be in the next answer, and so must a change that the event stream has
 * announced.
 */
export const LAGGING_READS: readonly LaggingRead[] = Object.freeze([
  row('getSiteConfig',    BY_STAFF),
  row('getSiteDomain',    BY_STAFF),
  row('getLanguages',     BY_STAFF),
  row('getCountries',     BY_STAFF),
  row('getNews',          'articles come from a supplier'),
  row('getNewsArticle',   'articles come from a supplier'),
  row('getStatement',     REPORTS),
  row('getCosts',         REPORTS),
  row('getEquityCurve',   REPORTS),
  row('getPartnerMaterial', BY_STAFF),
  row('getSubPartners',   FOR_PARTNERS),
  row('getPartnerSeries', FOR_PARTNERS),
  row('getPartnerTree',   FOR_PARTNERS),
]);
