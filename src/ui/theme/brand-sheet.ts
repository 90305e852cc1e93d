import { designTokens, type BrandTokens, type ThemeChoice } from './design-tokens';
import { tokenRule } from './token-variables';

/** The variables of a brand, light and dark, as a style sheet for the pre-rendered page. */
export function brandSheet(
  choice: Omit<ThemeChoice, 'dark' | 'brandTokens'>,
  brandTokens: (dark: boolean) => BrandTokens,
): string {
  const [light, dark] = [false, true].map((isDark) =>
    tokenRule(designTokens({ ...choice, dark: isDark, brandTokens: brandTokens(isDark) })),
  );
  return `${light ?? ''}\n${(dark ?? '').replace(':root', '.dark')}\n`;
}
