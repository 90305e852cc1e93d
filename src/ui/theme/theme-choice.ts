import { useMemo } from 'react';
import { ExtensionContributions } from '../../application/access/core-ports/extension-contributions';
import { CompanyStore } from '../../application/session/company-store';
import { LayoutStore } from '../../application/kernel/layout-store';
import { LanguageStore } from '../../application/language/language-store';
import { ThemeStore } from '../../application/session/theme-store';
import { useStore } from '../hooks/use-store';
import type { ThemeChoice } from './design-tokens';
import { knownVariant } from './known-variant';

/** The current brand, scheme and culture. A component that calls it is an `observer`. */
export function useThemeChoice(): ThemeChoice {
  const company = useStore(CompanyStore);
  const language = useStore(LanguageStore);
  const { tokens } = company.brand;
  // Paper is white.
  const { isPrinting } = useStore(LayoutStore);
  const dark = useStore(ThemeStore).dark && !isPrinting;
  const { key, column: palette } = knownVariant(company) ?? { key: 'neutral', column: 'neutral' as const };
  const extensionTokens = useStore(ExtensionContributions).tokens(key, dark);
  const culture = language.spoken;
  return useMemo(
    () => ({ palette, dark, brandTokens: { ...extensionTokens, ...tokens }, culture }),
    [palette, dark, extensionTokens, tokens, culture],
  );
}
