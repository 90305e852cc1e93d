import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { routeOfPath } from '../../src/domain/access/routes';
import { STOCK } from '../../src/domain/companies';
import { brandOver, type BrandConfig } from '../../src/domain/config/company-settings';
import type { PortalConfig } from '../../src/domain/config/portal-config';
import { cultureInForce } from '../../src/domain/language/culture';
import { splitPrefix } from '../../src/domain/language/prefix';

/** What a host's site says of its sign-in page. */
export interface SiteLook {
  siteId: number;
  companyId: number;
  culture: string;
  isActive: boolean;
}

/** Finds the site that a request's host leads to. */
export type SiteOf = (request: FastifyRequest) => Promise<SiteLook>;

/** A page of the build, and the brand's name that is to stand in it. */
export interface FirstPage {
  readonly file: string;
  readonly name: string;
  /** Of the host that is asked; undefined where nobody knows it. */
  readonly site: SiteLook | undefined;
}

const EMPTY = '/index.html';

/** A form drawn beforehand has the build's own mark and colours. */
const isDrawnAs = ({ logo, logoDark, tokens }: BrandConfig): boolean =>
  logo === '' && logoDark === '' && Object.keys(tokens).length === 0;

/**
 * What an address of the portal is answered with: the sign-in page as it was drawn beforehand for the host's variant
 * and the address's language, where that is what the portal will show; else the empty page, which is right everywhere
 * (docs/decisions/0008). Either is in the name of the host's brand.
 */
export function firstPaint(
  distFolder: string,
  config: PortalConfig,
  siteOf: SiteOf | undefined,
): (address: string, request: FastifyRequest) => Promise<FirstPage> {
  const isDrawn = !config.registrationOnly && existsSync(path.join(distFolder, 'login'));
  return async (address, request) => {
    const { prefix, path: route } = splitPrefix(address);
    // Without the site, the page says what is wrong.
    const site = await siteOf?.(request).catch(() => undefined);
    const own = site && config.companies[String(site.companyId)];
    const brand = brandOver(config.brand, own?.brand);
    const variant = own?.like ?? STOCK.variantOf(site?.companyId).key;
    const isLogin = routeOfPath(route, '') === 'login';
    if (!isLogin || !isDrawn || !site?.isActive || !isDrawnAs(brand))
      return { file: EMPTY, name: brand.name, site };
    const file = `/login/${variant}.${cultureInForce({ prefix, site: site.culture })}.html`;
    return { file: existsSync(path.join(distFolder, file)) ? file : EMPTY, name: brand.name, site };
  };
}
