import type { AliasToken } from 'antd/es/theme/interface/alias';
import type { Culture } from '../../domain/culture/cultures.table';
import { languageOf } from '../../domain/culture/culture';
import { SCHEME_TOKENS, SCRIPT_TOKENS, SHARED_TOKENS } from './shared-tokens';
import { VARIANT_COLOURS, type ThemeLook, type VariantColours } from './variants.table';

/** From the one module of Ant Design whose types other compilers accept without `skipLibCheck`. */
export type Tokens = Partial<AliasToken>;
export type BrandTokens = Readonly<Record<string, string | number | boolean>>;

export interface ThemeChoice {
  readonly look: ThemeLook;
  readonly dark: boolean;
  /** Ant Design tokens of the configuration; they lie over everything else (D2). */
  readonly brandTokens: BrandTokens;
  readonly culture: Culture;
}

function variantTokens({ primary, hover, active, tint, text }: VariantColours): Tokens {
  return {
    colorPrimary: primary,
    colorPrimaryHover: hover,
    colorPrimaryActive: active,
    colorPrimaryBg: tint,
    colorPrimaryBgHover: tint,
    ...textTokens(text),
  };
}

/** The ring round a focused control is drawn in `colorPrimaryBorder`, which is why it equals the text tone. */
function textTokens(text: string): Tokens {
  return {
    colorPrimaryText: text,
    colorPrimaryTextHover: text,
    colorPrimaryTextActive: text,
    colorPrimaryBorder: text,
    colorPrimaryBorderHover: text,
    colorLink: text,
    colorLinkHover: text,
    colorLinkActive: text,
  };
}

/** The variant's colours, or those derived from a brand's own primary colour. */
function primaryTokens(colours: VariantColours, brandPrimary: unknown): Tokens {
  return typeof brandPrimary === 'string' ? textTokens(brandPrimary) : variantTokens(colours);
}

/**
 * Every design token of a brand, a scheme and a script, by Ant Design's names. Pure, and free of Ant Design
 * itself: the sign-in page paints from these alone.
 */
export function designTokens({ look, dark, brandTokens, culture }: ThemeChoice): Tokens {
  const scheme = dark ? 'dark' : 'light';
  return {
    ...SHARED_TOKENS,
    ...SCHEME_TOKENS[scheme],
    ...primaryTokens(VARIANT_COLOURS[scheme][look], brandTokens['colorPrimary']),
    ...SCRIPT_TOKENS[languageOf(culture)],
    ...brandTokens,
  };
}
