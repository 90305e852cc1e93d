import { queryParts, soleValue } from '../kernel/query-text';

/** Parameters that name the affiliate who sent a visitor (R4). */
export interface Affiliate {
  readonly affid: string;
  readonly cxd: string;
}

/** Letters, digits and some marks, at most 256: ids never contain markup (P5). */
const AFFILIATE_VALUE = /^[A-Za-z0-9._~:|=+/-]{1,256}$/;

/** The affiliate of an address; undefined unless both parameters occur once and are well formed (R5). */
export function readAffiliate(search: string): Affiliate | undefined {
  const parts = queryParts(search);
  return affiliateOf({ affid: soleValue(parts, 'affid') ?? '', cxd: soleValue(parts, 'cxd') ?? '' });
}

/** The affiliate, or undefined if a part is not well formed. */
export function affiliateOf({ affid, cxd }: Affiliate): Affiliate | undefined {
  return AFFILIATE_VALUE.test(affid) && AFFILIATE_VALUE.test(cxd) ? { affid, cxd } : undefined;
}

/** The visitor's IP is needed if the address has a `utm_campaign` or `utm_source` that is not empty (R4). */
export function needsIp(search: string): boolean {
  return queryParts(search).some(
    ({ raw, name }) => ['utm_campaign', 'utm_source'].includes(name) && /=./s.test(raw),
  );
}
