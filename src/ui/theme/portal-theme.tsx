import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import type { Locale } from 'antd/es/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { CompanyStore } from '../../application/stores/company-store';
import { LanguageStore } from '../../application/stores/language-store';
import { SiteStore } from '../../application/stores/site-store';
import { ThemeStore } from '../../application/stores/theme-store';
import type { Culture } from '../../domain/language/cultures.table';
import { useIsPhone } from '../components/use-media-query';
import { CultureContext } from '../i18n/culture-context';
import { useStore } from '../use-store';
import { loadAntdLocale } from './antd-locales';
import { knownVariant } from './known-variant';
import { themeConfig, TOKEN_SCOPE } from './theme-config';
import type { ThemeVariant } from './variants.table';

/** Colours, sizes, direction and number formats for everything below it, from the company and client in force. */
export const PortalTheme = observer(function PortalTheme({ children }: { children: ReactNode }) {
  const company = useStore(CompanyStore);
  const language = useStore(LanguageStore);
  const { brand } = useStore(SiteStore).config;
  const { dark } = useStore(ThemeStore);
  const variant = knownVariant(company) ?? 'neutral';
  const culture = language.shown ?? language.culture;
  const theme = useMemo(
    () => themeConfig({ variant, dark, brandTokens: brand.tokens, culture }),
    [variant, dark, brand.tokens, culture],
  );
  const locale = useAntdLocale(culture);
  const phone = useIsPhone();
  useMarkedPage(variant);
  return (
    <CultureContext value={culture}>
      <StyleProvider layer>
        <ConfigProvider
          theme={theme}
          direction={language.direction}
          componentSize={phone ? 'large' : 'middle'}
          wave={{ disabled: true }}
          {...(locale && { locale })}
        >
          {children}
        </ConfigProvider>
      </StyleProvider>
    </CultureContext>
  );
});

/** `<html>` says which brand it wears and carries the token variables, for `base.css` and the CSS modules. */
function useMarkedPage(variant: ThemeVariant): void {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.classList.add(TOKEN_SCOPE);
    html.dataset['variant'] = variant;
  }, [variant]);
}

function useAntdLocale(culture: Culture): Locale | undefined {
  const [loaded, setLoaded] = useState<{ culture: Culture; locale: Locale | undefined }>();
  useEffect(() => {
    let wanted = true;
    void loadAntdLocale(culture).then((locale) => wanted && setLoaded({ culture, locale }));
    return () => {
      wanted = false;
    };
  }, [culture]);
  return loaded?.culture === culture ? loaded.locale : undefined;
}
