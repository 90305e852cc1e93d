import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import type { Locale } from 'antd/es/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { LanguageStore } from '../../application/language/language-store';
import type { Culture } from '../../domain/culture/cultures.table';
import { useIsPhone, useMediaQuery } from '../hooks/use-media-query';
import { useStore } from '../hooks/use-store';
import { updateCSS } from './adopted-styles';
import { ANTD_LETTERS } from './antd-letters';
import { loadAntdLocale } from './antd-locales';
import { useThemeChoice } from './theme-choice';
import { themeConfig, TOKEN_SCOPE } from './theme-config';

/** Ant Design in the brand's colors, sizes, language and direction, for the components inside it. */
export const AntdTheme = observer(function AntdTheme({ children }: { children: ReactNode }) {
  const { direction } = useStore(LanguageStore);
  const choice = useThemeChoice();
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeConfig(choice, isMotionReduced), [choice, isMotionReduced]);
  const locale = useAntdLocale(choice.culture);
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    document.documentElement.classList.add(TOKEN_SCOPE);
    updateCSS(ANTD_LETTERS, 'portico-letters');
  }, []);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        direction={direction}
        componentSize={isPhone ? 'large' : 'middle'}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        locale={locale}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
});

/** Ant Design's English. It is set from the start: a provider that gets its first locale later remounts its children. */
const ENGLISH: Locale = { locale: 'en' };

function useAntdLocale(culture: Culture): Locale {
  const [loadedLocale, setLoaded] = useState<{ culture: Culture; locale: Locale }>();
  useEffect(() => {
    let isCurrent = true;
    void loadAntdLocale(culture).then((locale) => isCurrent && locale && setLoaded({ culture, locale }));
    return () => {
      isCurrent = false;
    };
  }, [culture]);
  return loadedLocale?.culture === culture ? loadedLocale.locale : ENGLISH;
}
