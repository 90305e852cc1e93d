import { isHttpsAddress } from '../kernel/address';

/** The parameter `type` of the trader-url call (R7 and R9). */
export const TRADER_URL_TYPES = Object.freeze({ stock: 3, cfd: 2 });

/**
 * The address of the CFD trade with the language appended: `lang={two letters}`, other parameters stay (D5). Null if the
 * address is not https.
 */
export function cfdTradeUrl(tradeCfd: string | null, language: string): string | null {
  if (!isHttpsAddress(tradeCfd)) return null;
  const url = new URL(tradeCfd);
  url.searchParams.set('lang', language);
  return url.href;
}
