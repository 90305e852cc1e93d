import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentProps } from 'react';
import { LanguageStore } from '../../application/stores/language-store';
import { LanguageList } from '../components/language-list';
import { RemotePanel } from '../components/remote-panel';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../use-store';

/** The languages to choose from, asked for when first seen. */
export const LanguageOptions = observer(function LanguageOptions(
  props: Omit<ComponentProps<typeof LanguageList>, 'choices'>,
) {
  const { t } = useTranslation();
  const language = useStore(LanguageStore);
  useEffect(() => language.loadChoices(), [language]);
  return (
    <RemotePanel
      remote={language.choices}
      failedTitle={t('language.listFailed')}
      onRetry={() => language.retryChoices()}
    >
      {(choices) => <LanguageList {...props} choices={choices} />}
    </RemotePanel>
  );
});
