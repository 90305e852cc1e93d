import type { BrandConfig } from '../../src/domain/site/config/company-settings';
import { DEFAULT_CONFIG } from '../../src/domain/site/config/portal-config';

/** The parts of a page that depend on the brand. */
export interface PageBrand {
  /** Name and logo. */
  readonly brand: BrandConfig;
  /** URL of the style sheet that replaces the build's; undefined if the build's is right. */
  readonly look?: string;
}

const { name: BUILT, logo: NO_PICTURE } = DEFAULT_CONFIG.brand;

/** The brand name as the build renders it: in the title of the sign-in page, and after the logo. */
const NAME = new RegExp(`(<svg[^>]*>(?:(?!</?svg).)*</svg>)?\\b${BUILT}\\b`, 'g');

/**
 * Texts that the build writes without a brand name for static hosts. They cannot insert the name, and a wrong one would
 * be visible until the portal has started, or for ever without scripts.
 */
const NAMELESS = /(?<=<title>)Client portal(?=<\/title>)|(?<=<noscript>)This page(?= )/g;

/** The pre-rendered page's style sheet of variant tokens. */
const LOOK = /\/assets\/look\.[0-9a-f]+\.css/;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The logo for the visitor's colour scheme, as the sign-in page shows it (D5). */
function picture({ logo, logoDark }: BrandConfig): string {
  const dark = logoDark && `<source media="(prefers-color-scheme: dark)" srcset="${escape(logoDark)}">`;
  return `<picture>${dark}<img src="${escape(logo)}" alt=""></picture>`;
}

/** A page of the build with the brand's name, logo and style sheet in place of the build's. */
export function brandedPage(html: string, { brand, look }: PageBrand): string {
  const name = escape(brand.name);
  const named = html.replace(NAMELESS, () => name);
  const branded = named.replace(NAME, (_found, mark?: string) => {
    if (mark === undefined) return name;
    return brand.logo === NO_PICTURE ? mark + name : picture(brand);
  });
  return look === undefined ? branded : branded.replace(LOOK, () => look);
}
