import { createHash } from 'node:crypto';
import { STOCK } from '../../src/domain/companies';
import { STOCK_VARIANTS } from '../../src/domain/company';
import { brandOver, type BrandConfig } from '../../src/domain/config/company-settings';
import type { PortalConfig } from '../../src/domain/config/portal-config';
import { isCulture } from '../../src/domain/language/culture';
import { lookSheet } from '../../src/ui/theme/look-sheet';

/** How a company presents itself. */
export interface CompanyLook {
  readonly brand: BrandConfig;
  /** The key of the variant whose page and colours it has. */
  readonly variant: string;
}

/** The brand and variant of a company, as `/config.json` changes the portal's own. */
export function companyLook(config: PortalConfig, companyId: number | undefined): CompanyLook {
  const own = config.companies[String(companyId)];
  return {
    brand: brandOver(config.brand, own?.brand),
    variant: own?.like ?? STOCK.variantOf(companyId).key,
  };
}

/** A style sheet that the server writes; `hash` changes with its content. */
export interface LookSheet {
  readonly css: string;
  readonly hash: string;
}

/** A company's design tokens as a style sheet; undefined for a variant or culture that the build does not know. */
export function lookOf(config: PortalConfig, companyId: number, culture: string): LookSheet | undefined {
  const { brand, variant } = companyLook(config, companyId);
  const look = STOCK_VARIANTS.find((one) => one === variant);
  if (look === undefined || !isCulture(culture)) return undefined;
  const css = lookSheet({ look, culture, brandTokens: brand.tokens });
  return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 10) };
}

/** Where a company's style sheet lies: it can be written again by any replica, and kept for ever under its hash. */
export const LOOK_ROUTE = '/look/:companyId/:culture.css';

export const lookAddress = (companyId: number, culture: string, { hash }: LookSheet): string =>
  `/look/${companyId}/${culture}.css?v=${hash}`;
