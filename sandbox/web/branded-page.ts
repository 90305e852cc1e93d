import type { BrandConfig } from '../../src/domain/config/company-settings';
import { DEFAULT_CONFIG } from '../../src/domain/config/portal-config';

/** What of a page is a brand's. */
export interface PageBrand {
  /** In whose name, and with whose picture. */
  readonly brand: BrandConfig;
  /** Address of the style sheet that stands in place of the build's; undefined where that is right. */
  readonly look?: string;
}

const { name: BUILT, logo: NO_PICTURE } = DEFAULT_CONFIG.brand;

/** The name as the build writes it: in the title, in the words for a page without scripts, and after the mark. */
const NAME = new RegExp(`(<svg[^>]*>(?:(?!</?svg).)*</svg>)?\\b${BUILT}\\b`, 'g');

/** The drawn page's style sheet of the variant's tokens. */
const LOOK = /\/assets\/look\.[0-9a-f]+\.css/;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** For the visitor's scheme, which the sign-in page has too (D5). */
function picture({ logo, logoDark }: BrandConfig): string {
  const dark = logoDark && `<source media="(prefers-color-scheme: dark)" srcset="${escape(logoDark)}">`;
  return `<picture>${dark}<img src="${escape(logo)}" alt=""></picture>`;
}

/** A page of the build in a brand's name, with its picture and style sheet in place of the build's. */
export function brandedPage(html: string, { brand, look }: PageBrand): string {
  const name = escape(brand.name);
  const branded = html.replace(NAME, (_found, mark?: string) => {
    if (mark === undefined) return name;
    return brand.logo === NO_PICTURE ? mark + name : picture(brand);
  });
  return look === undefined ? branded : branded.replace(LOOK, () => look);
}
