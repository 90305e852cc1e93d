import { useMemo } from 'react';
import { CompanyStore } from '../../application/stores/company-store';
import { LanguageStore } from '../../application/stores/language-store';
import { ThemeStore } from '../../application/stores/theme-store';
import { useStore } from '../use-store';
import type { ThemeChoice } from './design-tokens';
import { knownVariant } from './known-variant';

/** Brand, scheme and culture in force; the component that asks is an `observer`. */
export function useThemeChoice(): ThemeChoice {
  const company = useStore(CompanyStore);
  const language = useStore(LanguageStore);
  const { tokens: brandTokens } = company.brand;
  const { dark } = useStore(ThemeStore);
  const look = knownVariant(company)?.column ?? 'neutral';
  const culture = language.shown ?? language.culture;
  return useMemo(() => ({ look, dark, brandTokens, culture }), [look, dark, brandTokens, culture]);
}
