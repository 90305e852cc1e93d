import { designTokens, type ThemeChoice } from './design-tokens';
import { tokenRule } from './token-variables';

/** The variables of a brand, light and dark, as a style sheet: for a page that is drawn before the portal is there. */
export function lookSheet(choice: Omit<ThemeChoice, 'dark'>): string {
  const [light, dark] = [false, true].map((isDark) => tokenRule(designTokens({ ...choice, dark: isDark })));
  return `${light ?? ''}\n${(dark ?? '').replace(':root', '.dark')}\n`;
}
