import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentProps } from 'react';
import { LanguageStore } from '../../../application/language/language-store';
import { LanguageList } from '../../components/text/language-list';
import { RemotePanel } from '../../components/panels/remote-panel';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The languages to choose from, loaded when first shown. */
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
