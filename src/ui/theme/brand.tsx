import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { CompanyStore } from '../../application/session/company-store';
import { CultureContext } from '../i18n/culture-context';
import { updateCSS } from './adopted-styles';
import { designTokens } from './design-tokens';
import { knownVariant } from './known-variant';
import { useThemeChoice } from './theme-choice';
import { tokenRule } from './token-variables';
import { useStore } from '../hooks/use-store';

/**
 * Colors, sizes and number formats of the current brand, as CSS variables. Pages of visitors need nothing else. Ant Design
 * is loaded with the pages that use it (`AntdTheme`).
 */
export const Brand = observer(function Brand({ children }: { children: ReactNode }) {
  const choice = useThemeChoice();
  const variant = knownVariant(useStore(CompanyStore))?.key ?? 'neutral';
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { variant, look: choice.palette });
    updateCSS(tokenRule(designTokens(choice)), 'portico-brand');
  }, [choice, variant]);
  return <CultureContext value={choice.culture}>{children}</CultureContext>;
});
