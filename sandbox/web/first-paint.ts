import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { routeOfPath } from '../../src/domain/access/routes';
import type { BrandConfig } from '../../src/domain/config/company-settings';
import type { PortalConfig } from '../../src/domain/config/portal-config';
import { cultureInForce } from '../../src/domain/language/culture';
import { splitPrefix } from '../../src/domain/language/prefix';
import type { PageBrand } from './branded-page';
import { companyLook, lookAddress, lookOf } from './brand-look';

/** What a host's site says of its sign-in page. */
export interface SiteLook {
  siteId: number;
  companyId: number;
  culture: string;
  isActive: boolean;
}

/** Finds the site that a request's host leads to. */
export type SiteOf = (request: FastifyRequest) => Promise<SiteLook>;

/** A page of the build, and what is to stand in it. */
export interface FirstPage extends PageBrand {
  readonly file: string;
  /** Of the host that is asked; undefined where nobody knows it. */
  readonly site: SiteLook | undefined;
}

const EMPTY = '/index.html';

/**
 * A page is drawn either with the brand's picture or with the mark; with a picture for the dark scheme alone it would
 * need both.
 */
const hasItsPicture = ({ logo, logoDark }: BrandConfig): boolean => logo !== '' || logoDark === '';

/**
 * What an address of the portal is answered with: the sign-in page as it was drawn beforehand for the host's variant
 * and the address's language, where that is what the portal will show; else the empty page, which is right everywhere
 * (docs/decisions/0008). Either carries the brand of the host's company.
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
    const { brand, variant } = companyLook(config, site?.companyId);
    const empty = { file: EMPTY, brand, site };
    const isLogin = routeOfPath(route, '') === 'login';
    if (!isLogin || !isDrawn || !site?.isActive || !hasItsPicture(brand)) return empty;
    const culture = cultureInForce({ prefix, site: site.culture });
    const file = `/login/${variant}.${culture}.html`;
    if (!existsSync(path.join(distFolder, file))) return empty;
    const sheet = Object.keys(brand.tokens).length > 0 && lookOf(config, site.companyId, culture);
    return { file, brand, site, ...(sheet && { look: lookAddress(site.companyId, culture, sheet) }) };
  };
}
