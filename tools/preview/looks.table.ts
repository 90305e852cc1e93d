import { COMPANY_IDS, type BuiltInVariant } from '../../src/domain/site/company';
import type { Culture } from '../../src/domain/culture/cultures.table';

/** A `/config.json` that gives the international variant a brand of its own. */
const BRANDED_CONFIG = {
  companies: {
    [COMPANY_IDS.international]: {
      brand: { name: 'Acme', slug: 'acme', tokens: { colorPrimary: '#7a1f3d', borderRadius: 2 } },
    },
  },
};

interface LookRow {
  readonly variant: BuiltInVariant;
  /** The content of `/config.json`. */
  readonly config: object;
}

/** The looks that the preview shows. */
export const LOOKS = Object.freeze({
  main:          { variant: 'main',          config: {} },
  invest:        { variant: 'invest',        config: {} },
  bank:          { variant: 'bank',          config: {} },
  international: { variant: 'international', config: {} },
  acme:          { variant: 'international', config: BRANDED_CONFIG },
} satisfies Record<string, LookRow>);

export type Brand = keyof typeof LOOKS;

export const BRANDS = Object.freeze(Object.keys(LOOKS)) as readonly Brand[];

/** A language of each direction, and one with other letters and longer words. */
export const LANGUAGES: readonly Culture[] = Object.freeze(['en-US', 'de-DE', 'ur-PK', 'ja-JP'] as const);

/** The selected look, as in the address. */
export interface Look {
  readonly brand: Brand;
  readonly dark: boolean;
  readonly culture: Culture;
}

/** Reads `?brand=bank&dark&culture=ur-PK`; missing or unknown values get the default. */
export function lookOf(search: string): Look {
  const query = new URLSearchParams(search);
  return {
    brand: BRANDS.find((brand) => brand === query.get('brand')) ?? 'main',
    dark: query.has('dark'),
    culture: LANGUAGES.find((culture) => culture === query.get('culture')) ?? 'en-US',
  };
}

export function addressOf({ brand, dark, culture }: Look): string {
  return `?brand=${brand}&culture=${culture}${dark ? '&dark' : ''}`;
}
