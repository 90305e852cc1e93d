import type { ReactNode } from 'react';
import type { Resolve } from '../../infrastructure/di/token';
import type { I18nextTranslator } from '../../infrastructure/language/i18next-translator';
import { TextsProvider } from '../../ui/i18n/texts';
import { AntdTheme } from '../../ui/theme/antd-theme';
import { Brand } from '../../ui/theme/brand';
import { StoreProvider } from '../../ui/hooks/use-store';

interface PortalProvidersProps {
  readonly resolve: Resolve;
  readonly translator: I18nextTranslator;
  readonly children: ReactNode;
}

/** Providers around a view: stores, texts, brand and theme. */
export function PortalProviders({ resolve, translator, children }: PortalProvidersProps) {
  return (
    <StoreProvider resolve={resolve}>
      <TextsProvider engine={translator.engine}>
        <Brand>
          <AntdTheme>{children}</AntdTheme>
        </Brand>
      </TextsProvider>
    </StoreProvider>
  );
}
