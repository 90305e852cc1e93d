import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { routeOfPath } from '../../src/domain/access/routes';
import { STOCK } from '../../src/domain/companies';
import { DEFAULT_CONFIG, type PortalConfig } from '../../src/domain/config/portal-config';
import { cultureInForce } from '../../src/domain/language/culture';
import { splitPrefix } from '../../src/domain/language/prefix';

/** What a host's site says of its sign-in page. */
export interface SiteLook {
  companyId: number;
  culture: string;
  isActive: boolean;
}

/** Finds the site that a request's host leads to. */
export type SiteOf = (request: FastifyRequest) => Promise<SiteLook>;

/**
 * The file to answer an address of the portal with: the sign-in page as it was drawn beforehand for the host's variant
 * and the address's language, where that is what the portal will show; `undefined` for the empty page, which is right
 * everywhere (docs/decisions/0008).
 */
export function firstPaint(
  distFolder: string,
  config: PortalConfig,
  siteOf: SiteOf | undefined,
): (address: string, request: FastifyRequest) => Promise<string | undefined> {
  const ownLook = JSON.stringify(config.brand) !== JSON.stringify(DEFAULT_CONFIG.brand);
  if (
    siteOf === undefined ||
    ownLook ||
    config.registrationOnly ||
    !existsSync(path.join(distFolder, 'login'))
  )
    return async () => undefined;
  return async (address, request) => {
    const { prefix, path: route } = splitPrefix(address);
    if (routeOfPath(route, '') !== 'login') return undefined;
    // Without the site, the page says what is wrong.
    const site = await siteOf(request).catch(() => undefined);
    const { key: variant } = STOCK.variantOf(site?.companyId);
    if (!site?.isActive || variant === 'other') return undefined;
    return `/login/${variant}.${cultureInForce({ prefix, site: site.culture })}.html`;
  };
}
