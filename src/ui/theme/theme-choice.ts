import { useMemo } from 'react';
import { Brought } from '../../application/kernel/core-ports/launch';
import { CompanyStore } from '../../application/session/company-store';
import { LanguageStore } from '../../application/language/language-store';
import { ThemeStore } from '../../application/session/theme-store';
import { useStore } from '../hooks/use-store';
import type { ThemeChoice } from './design-tokens';
import { knownVariant } from './known-variant';

/** Brand, scheme and culture in force; the component that asks is an `observer`. */
export function useThemeChoice(): ThemeChoice {
  const company = useStore(CompanyStore);
  const language = useStore(LanguageStore);
  const { tokens } = company.brand;
  const { dark } = useStore(ThemeStore);
  const { key, column: look } = knownVariant(company) ?? { key: 'neutral', column: 'neutral' as const };
  const brought = useStore(Brought).tokens(key, dark);
  const culture = language.spoken;
  return useMemo(
    () => ({ look, dark, brandTokens: { ...brought, ...tokens }, culture }),
    [look, dark, brought, tokens, culture],
  );
}
