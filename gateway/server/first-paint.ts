import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { routeOfPath } from '../../src/domain/access/routes';
import { STOCK } from '../../src/domain/site/companies';
import type { BrandConfig } from '../../src/domain/site/config/company-settings';
import { DEFAULT_CONFIG, type PortalConfig } from '../../src/domain/site/config/portal-config';
import { resolveCulture } from '../../src/domain/culture/culture';
import { splitPrefix } from '../../src/domain/culture/prefix';
import type { PageBrand } from './branded-page';
import {
  companyLook,
  renderedBrand,
  lookAddress,
  lookOf,
  ownTexts,
  type Built,
  type OwnTexts,
} from './brand-look';

/** The settings of a host's site that determine its sign-in page. */
export interface SiteLook {
  siteId: number;
  companyId: number;
  culture: string;
  isActive: boolean;
}

/** Finds the site of a request's host. */
export type SiteOf = (request: FastifyRequest) => Promise<SiteLook>;

/** A page of the build, and the values to insert. */
export interface FirstPage extends PageBrand {
  readonly file: string;
  /** The company's own texts and those that the page was rendered with, in its culture; undefined if they are the same. */
  readonly texts?: OwnTexts;
  /** The site of the request's host; undefined if it is unknown. */
  readonly site: SiteLook | undefined;
}

export const EMPTY = '/index.html';

/**
 * A page is rendered with either the brand's image or the mark; a brand with an image for the dark scheme only would
 * need both. Name and image can take the place of the build's own only, not of those that an extension's company is
 * rendered with.
 */
function canShow({ name, logo, logoDark }: BrandConfig, rendered: BrandConfig): boolean {
  if (logo === '' && logoDark !== '') return false;
  const stock = DEFAULT_CONFIG.brand;
  const isAsRendered = name === rendered.name && logo === rendered.logo && logoDark === rendered.logoDark;
  return isAsRendered || (rendered.name === stock.name && rendered.logo === stock.logo);
}

/**
 * The page for an address of the portal: the pre-rendered sign-in page of the host's variant in the address's language,
 * if that is what the portal will show; otherwise the empty page, which is always right (docs/decisions/0008). Both
 * carry the brand of the host's company.
 */
export function firstPaint(
  distFolder: string,
  config: PortalConfig,
  siteOf: SiteOf | undefined,
  built: Built = { companies: STOCK },
): (address: string, request: FastifyRequest) => Promise<FirstPage> {
  const hasLoginPages = !config.registrationOnly && existsSync(path.join(distFolder, 'login'));
  return async (address, request) => {
    const { prefix, path: route } = splitPrefix(address);
    // If the site cannot be found, the page itself reports the problem.
    const site = await siteOf?.(request).catch(() => undefined);
    const look = companyLook(config, site?.companyId, built);
    const { brand, variant } = look;
    const empty = { file: EMPTY, brand, site };
    const isLogin = routeOfPath(route, '') === 'login';
    if (!isLogin || !hasLoginPages || !site?.isActive) return empty;
    if (!canShow(brand, renderedBrand(variant, built))) return empty;
    const culture = resolveCulture({ prefix, site: site.culture });
    const file = `/login/${variant}.${culture}.html`;
    if (!existsSync(path.join(distFolder, file))) return empty;
    const sheet = Object.keys(brand.tokens).length > 0 && lookOf(look, culture, built);
    const texts = ownTexts(look, culture, config, site.companyId, built);
    return {
      file,
      brand,
      site,
      ...(texts && { texts }),
      ...(sheet && { look: lookAddress(site.companyId, culture, sheet) }),
    };
  };
}
