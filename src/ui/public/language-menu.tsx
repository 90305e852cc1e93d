import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { CULTURES } from '../../domain/language/cultures.table';
import { isCulture } from '../../domain/language/culture';
import { LanguageStore } from '../../application/stores/language-store';
import { useStore } from '../use-store';
import styles from './language-menu.module.css';

/** The visitor's choice of language: the gateway's list, asked for when it is first opened. */
export const LanguageMenu = observer(function LanguageMenu() {
  const { t } = useTranslation();
  const language = useStore(LanguageStore);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    language.loadChoices();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, language]);

  const shown = language.shown ?? language.culture;
  const { choices } = language;
  return (
    <div className={styles['menu']} ref={root}>
      <button
        type="button"
        className={styles['button']}
        data-testid="language-select"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={t('language.choose', { language: CULTURES[shown].endonym })}
        onClick={() => setOpen(!open)}
      >
        <Icon of={GlobalOutlined} />
        <span>{CULTURES[shown].endonym}</span>
        <Icon of={DownOutlined} className={styles['arrow']} />
      </button>
      <div id={listId} hidden={!open} className={styles['list']}>
        {choices.status === 'loading' && (
          <p role="status">{t(choices.slow ? 'common.slowTitle' : 'common.loading')}</p>
        )}
        {choices.status === 'failed' && <p role="alert">{t('language.listFailed')}</p>}
        {(choices.status === 'failed' || (choices.status === 'loading' && choices.slow)) && (
          <button type="button" data-testid="retry" onClick={() => language.retryChoices()}>
            {t('common.retry')}
          </button>
        )}
        {choices.status === 'ready' && (
          <ul>
            {choices.data
              .filter((item) => isCulture(item.culture))
              .map((item) => (
                <li key={item.culture}>
                  <button
                    type="button"
                    lang={item.culture}
                    data-testid={`language-${item.culture}`}
                    aria-current={item.culture === shown}
                    onClick={() => {
                      setOpen(false);
                      void language.change(item.culture, undefined);
                    }}
                  >
                    {item.name}
                    {item.culture === shown && <Icon of={CheckOutlined} />}
                  </button>
                </li>
              ))}
          </ul>
        )}
      </div>
    </div>
  );
});
