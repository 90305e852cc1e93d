import { EMPTY_MANIFEST } from '../../hosting/portal-manifest';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { DEFAULT_CULTURE } from '../../src/domain/culture/cultures.table';
import { designTokens, type Tokens } from '../../src/ui/theme/design-tokens';
import { mergeTokenOverrides } from '../../src/ui/theme/token-overrides';
import { companyStyle, type BuiltPortal } from './company-style';

/** The colours of the terminal's style sheets, and the design token of each; the second one where a brand lacks the first. */
const TOKENS: Readonly<Record<string, readonly [keyof Tokens, (keyof Tokens)?]>> = Object.freeze({
  page: ['colorBgContainer'],
  side: ['colorBgLayout'],
  text: ['colorText'],
  'text-2': ['colorTextSecondary'],
  quiet: ['colorTextTertiary'],
  border: ['colorBorder'],
  line: ['colorBorderSecondary'],
  split: ['colorSplit'],
  alter: ['colorFillAlter'],
  track: ['colorFillTertiary'],
  accent: ['colorPrimaryText'],
  'accent-bg': ['colorPrimaryBg', 'colorFillTertiary'],
  fill: ['colorPrimary'],
  'fill-hover': ['colorPrimaryHover', 'colorPrimary'],
  gain: ['colorSuccess'],
  loss: ['colorError'],
  error: ['colorError'],
  warning: ['colorWarning'],
  'warning-bg': ['colorWarningBg'],
  'notice-bg': ['colorInfoBg'],
});

/** The terminal's colours for a company, light and dark, as a style sheet; undefined for a company without a variant. */
export function terminalColors(
  config: PortalConfig,
  companyId: number,
  portal: BuiltPortal,
): string | undefined {
  const { brand, variant } = companyStyle(config, companyId, portal);
  const palette = portal.companies.variants.find(({ key }) => key === variant)?.column;
  if (palette === undefined) return undefined;
  const { themes } = portal.manifest ?? EMPTY_MANIFEST;
  const [light, dark] = [false, true].map((isDark) => {
    const brandTokens = { ...mergeTokenOverrides(themes, variant, isDark), ...brand.tokens };
    return ruleOf(designTokens({ palette, dark: isDark, brandTokens, culture: DEFAULT_CULTURE }));
  });
  return `${light}\n@media (prefers-color-scheme: dark) {\n${dark}\n}\n`;
}

function ruleOf(tokens: Tokens): string {
  const lines = Object.entries(TOKENS).map(([name, [token, fallback = token]]) => {
    return `--${name}: ${String(tokens[token] ?? tokens[fallback])};`;
  });
  return `:root { ${lines.join(' ')} }`;
}
