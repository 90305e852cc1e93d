import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { CultureContext } from '../i18n/culture-context';
import { updateCSS } from './adopted-styles';
import { designTokens } from './design-tokens';
import { useThemeChoice } from './theme-choice';
import { tokenRule } from './token-variables';

/**
 * Colours, sizes and number formats of the brand in force, as CSS variables: all that the pages of visitors
 * need. Ant Design comes with the pages that use it (`AntdTheme`).
 */
export const Brand = observer(function Brand({ children }: { children: ReactNode }) {
  const choice = useThemeChoice();
  useLayoutEffect(() => {
    document.documentElement.dataset['variant'] = choice.variant;
    updateCSS(tokenRule(designTokens(choice)), 'portico-brand');
  }, [choice]);
  return <CultureContext value={choice.culture}>{children}</CultureContext>;
});
