import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageStore } from '../../application/stores/language-store';
import { isCulture } from '../../domain/language/culture';
import { RemotePanel } from '../components/remote-panel';
import { useCulture } from '../i18n/culture-context';
import { useStore } from '../use-store';
import styles from './language-select.module.css';
import { useCurrentRoute } from './use-current-route';

interface LanguageOptionsProps {
  /** The options carry the handles of decisions 6; only one list on a page does. */
  handles: boolean;
  onChosen: () => void;
}

/** The languages of the gateway that the portal ships, each in its own name; asked for when first seen. */
export const LanguageOptions = observer(function LanguageOptions({
  handles,
  onChosen,
}: LanguageOptionsProps) {
  const { t } = useTranslation();
  const language = useStore(LanguageStore);
  const route = useCurrentRoute();
  const shown = useCulture();
  useEffect(() => language.loadChoices(), [language]);
  const choose = (culture: string) => {
    onChosen();
    void language.change(culture, route);
  };
  return (
    <RemotePanel
      remote={language.choices}
      failedTitle={t('language.listFailed')}
      onRetry={() => language.retryChoices()}
    >
      {(choices) => (
        <ul>
          {choices
            .filter(({ culture }) => isCulture(culture))
            .map(({ culture, name }) => (
              <li key={culture}>
                <button
                  type="button"
                  lang={culture}
                  className={styles['option']}
                  aria-current={culture === shown}
                  onClick={() => choose(culture)}
                  {...(handles && { 'data-testid': `language-${culture}` })}
                >
                  {name}
                  {culture === shown && <CheckOutlined aria-hidden />}
                </button>
              </li>
            ))}
        </ul>
      )}
    </RemotePanel>
  );
});
