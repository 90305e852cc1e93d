import { isHttpsAddress } from '../address';

/**
 * The address of the CFD trade with the language appended: `lang={two letters}`, other parameters stay
 * (decisions 5). Null where there is no https address.
 */
export function cfdTradeUrl(tradeCfd: string | null, language: string): string | null {
  if (!isHttpsAddress(tradeCfd)) return null;
  const url = new URL(tradeCfd);
  url.searchParams.set('lang', language);
  return url.href;
}
