import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { INDEX_TEMPLATE, loginTemplate } from '../../hosting/page-slots';
import { routeOfPath } from '../../src/domain/access/routes';
import { BUILT_IN_COMPANIES } from '../../src/domain/site/companies';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { resolveCulture } from '../../src/domain/culture/culture';
import { splitPrefix } from '../../src/domain/culture/prefix';
import {
  builtBrand,
  companyStyle,
  companyTexts,
  styleSheetOf,
  styleSheetPath,
  type BuiltPortal,
} from './company-style';
import type { HostSite, SiteOf } from './host-site';
import type { PageRequest } from './page-values';

/** A page of the build, and what the server fills its slots with. */
export interface FirstPage extends PageRequest {
  /** The site of the request's host; undefined if it is unknown. */
  readonly site: HostSite | undefined;
}

/**
 * The page for an address of the portal: the pre-rendered sign-in page of the host's variant in the address's language,
 * if that is what the portal will show; otherwise the empty page, which is always right (docs/decisions/0008). Both
 * have the brand of the host's company.
 */
export function firstPaint(
  distFolder: string,
  config: PortalConfig,
  siteOf: SiteOf | undefined,
  portal: BuiltPortal = { companies: BUILT_IN_COMPANIES },
): (address: string, request: FastifyRequest) => Promise<FirstPage> {
  return async (address, request) => {
    const { prefix, path: route } = splitPrefix(address);
    // If the site cannot be found, the page itself reports the problem.
    const site = await siteOf?.(request).catch(() => undefined);
    const style = companyStyle(config, site?.companyId, portal);
    const { brand, variant } = style;
    const emptyPage = { file: INDEX_TEMPLATE, brand, site };
    const isLogin = routeOfPath(route, '') === 'login' && !config.registrationOnly;
    if (!isLogin || !site?.isActive) return emptyPage;
    // The page has either the product's mark or the brand's picture; this brand has a picture for dark mode only.
    if (brand.logo === '' && brand.logoDark !== '') return emptyPage;
    const culture = resolveCulture({ prefix, site: site.culture });
    const file = loginTemplate(variant, culture);
    if (!existsSync(path.join(distFolder, file))) return emptyPage;
    const hasBuiltTokens = isDeepStrictEqual(brand.tokens, builtBrand(variant, portal).tokens);
    const sheet = hasBuiltTokens ? undefined : styleSheetOf(style, culture, portal);
    const texts = companyTexts(style, culture, config, site.companyId, portal);
    return {
      file,
      brand,
      site,
      ...(texts && { texts }),
      ...(sheet && {
        styleSheet: `${portal.manifest?.base ?? ''}${styleSheetPath(site.companyId, culture, sheet)}`,
      }),
    };
  };
}
