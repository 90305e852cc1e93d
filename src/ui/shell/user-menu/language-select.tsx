import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import { useCallback, useId, useRef, useState } from 'react';
import { CULTURES } from '../../../domain/culture/cultures.table';
import { Popup } from '../../components/floating/popup';
import { useCulture } from '../../i18n/culture-context';
import { useTranslation } from '../../i18n/texts';
import bar from '../bars/bar-button.module.css';
import { LanguageOptions } from './language-options';
import styles from './language-select.module.css';

/** Language choice of the user menu (R2.5): the list opens in place. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { endonym } = CULTURES[useCulture()];
  return (
    <div>
      <button
        type="button"
        className={styles['row']}
        data-testid="language-select"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('language.choose', { language: endonym })}
        onClick={() => setOpen(!open)}
      >
        <GlobalOutlined aria-hidden />
        {endonym}
        <DownOutlined aria-hidden className={styles['arrow'] ?? ''} />
      </button>
      <div id={id} className={styles['list']}>
        {open && <LanguageOptions hasTestIds onChoose={() => setOpen(false)} />}
      </div>
    </div>
  );
}

/** The language choice of the top bar, where the list floats. */
export function LanguageButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const id = useId();
  const { endonym } = CULTURES[useCulture()];
  return (
    <div className={styles['root']}>
      <button
        ref={button}
        type="button"
        className={bar['button']}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('language.choose', { language: endonym })}
        onClick={() => setOpen(!open)}
      >
        <GlobalOutlined aria-hidden />
        {endonym}
      </button>
      <Popup id={id} anchor={button} placement="below" open={open} onClose={close}>
        <div className={styles['floating']}>
          <LanguageOptions hasTestIds={false} onChoose={close} />
        </div>
      </Popup>
    </div>
  );
}
