import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { LanguageStore } from '../../application/language/language-store';
import { CULTURES } from '../../domain/culture/cultures.table';
import { GlobeOutlined } from '../components/globe-icon';
import { Icon } from '../components/icon';
import { LanguageList } from '../components/text/language-list';
import { useDismiss } from '../components/floating/use-dismiss';
import { useCulture } from '../i18n/culture-context';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';
import styles from './language-menu.module.css';

/** The visitor's choice of language. The gateway's list is loaded when the menu is first opened. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  const { endonym } = CULTURES[useCulture()];
  return (
    <div className={styles['menu']} ref={root}>
      <button
        type="button"
        className={styles['button']}
        data-testid="language-select"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={t('language.choose', { language: endonym })}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={GlobeOutlined} />
        <span>{endonym}</span>
        <Icon icon={DownOutlined} className={styles['arrow']} />
      </button>
      <div id={listId}>
        {open && (
          <div className={styles['list']}>
            <Choices onChoose={close} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The list in each of its states. `RemotePanel` is not used, since it needs Ant Design. */
const Choices = observer(function Choices({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const language = useStore(LanguageStore);
  const { choices } = language;
  useEffect(() => language.loadChoices(), [language]);
  if (choices.status === 'ready')
    return <LanguageList choices={choices.data} hasTestIds onChoose={onChoose} />;
  const slow = choices.status === 'loading' && choices.slow;
  return (
    <>
      {choices.status === 'failed' ? (
        <p role="alert">{t('language.listFailed')}</p>
      ) : (
        <p role="status">{t(slow ? 'common.slowTitle' : 'common.loading')}</p>
      )}
      {(slow || choices.status === 'failed') && (
        <button
          type="button"
          className={styles['button']}
          data-testid="retry"
          onClick={() => language.retryChoices()}
        >
          {t('common.retry')}
        </button>
      )}
    </>
  );
});
