import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { MappingAlgorithm } from 'antd/es/theme/interface';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import type { Culture } from '../../domain/language/cultures.table';
import { languageOf } from '../../domain/language/culture';
import { COMPONENT_TOKENS } from './component-tokens';
import { SCHEME_TOKENS, SCRIPT_TOKENS, SHARED_TOKENS } from './shared-tokens';
import { VARIANT_COLOURS, type ThemeVariant, type VariantColours } from './variants.table';

type Tokens = NonNullable<ThemeConfig['token']>;
export type BrandTokens = Readonly<Record<string, string | number | boolean>>;

export interface ThemeChoice {
  readonly variant: ThemeVariant;
  readonly dark: boolean;
  /** Ant Design tokens of the configuration; they lie over everything else (design, "Colour"). */
  readonly brandTokens: BrandTokens;
  readonly culture: Culture;
}

/** Class that carries the tokens as CSS variables; `<html>` has it, so that our own rules see them. */
export const TOKEN_SCOPE = 'p';

/** Ant Design's algorithms shift the seed colours, the dark one visibly; here they mean what they say. */
const exactSeeds: MappingAlgorithm = (seed, map = defaultAlgorithm(seed)) => {
  const { colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink } = seed;
  return { ...map, colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink };
};

const LIGHT: MappingAlgorithm[] = [defaultAlgorithm, exactSeeds];
const DARK: MappingAlgorithm[] = [darkAlgorithm, exactSeeds];

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

/** The variant's block, or what follows from a brand's own primary colour. */
function primaryTokens(colours: VariantColours, brandPrimary: unknown): Tokens {
  return typeof brandPrimary === 'string' ? textTokens(brandPrimary) : variantTokens(colours);
}

/** Ant Design's configuration for a brand, a scheme and a script. Pure. */
export function themeConfig({ variant, dark, brandTokens, culture }: ThemeChoice): ThemeConfig {
  const scheme = dark ? 'dark' : 'light';
  return {
    algorithm: dark ? DARK : LIGHT,
    cssVar: { key: TOKEN_SCOPE, prefix: 'ant' },
    hashed: false,
    token: {
      ...SHARED_TOKENS,
      ...SCHEME_TOKENS[scheme],
      ...primaryTokens(VARIANT_COLOURS[scheme][variant], brandTokens['colorPrimary']),
      ...SCRIPT_TOKENS[languageOf(culture)],
      ...brandTokens,
    },
    components: COMPONENT_TOKENS,
  };
}
