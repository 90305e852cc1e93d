import type { AliasToken } from 'antd/es/theme/interface/alias';
import type { Culture } from '../../domain/culture/cultures.table';
import { languageOf } from '../../domain/culture/culture';
import { SCHEME_TOKENS, SCRIPT_TOKENS, SHARED_TOKENS } from './shared-tokens';
import { VARIANT_COLORS, type ThemePalette, type VariantColors } from './variants.table';

/** Ant Design's tokens, from the only module whose types compile without `skipLibCheck`. */
export type Tokens = Partial<AliasToken>;
export type BrandTokens = Readonly<Record<string, string | number | boolean>>;

export interface ThemeChoice {
  readonly palette: ThemePalette;
  readonly dark: boolean;
  /** Ant Design tokens of the configuration. They override all others (D2). */
  readonly brandTokens: BrandTokens;
  readonly culture: Culture;
}

function variantTokens({ primary, hover, active, tint, text }: VariantColors): Tokens {
  return {
    colorPrimary: primary,
    colorPrimaryHover: hover,
    colorPrimaryActive: active,
    colorPrimaryBg: tint,
    colorPrimaryBgHover: tint,
    ...textTokens(text),
  };
}

/** `colorPrimaryBorder` equals the text color, since it is the color of the focus ring. */
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

/** The variant's colors, or those of a brand with a primary color of its own. */
function primaryTokens(colors: VariantColors, brandPrimary: unknown): Tokens {
  return typeof brandPrimary === 'string' ? textTokens(brandPrimary) : variantTokens(colors);
}

/**
 * All design tokens of a brand, a scheme and a script, by Ant Design's names. It is pure and does not import Ant Design: the
 * sign-in page needs only these tokens.
 */
export function designTokens({ palette, dark, brandTokens, culture }: ThemeChoice): Tokens {
  const scheme = dark ? 'dark' : 'light';
  return {
    ...SHARED_TOKENS,
    ...SCHEME_TOKENS[scheme],
    ...primaryTokens(VARIANT_COLORS[scheme][palette], brandTokens['colorPrimary']),
    ...SCRIPT_TOKENS[languageOf(culture)],
    ...brandTokens,
  };
}
