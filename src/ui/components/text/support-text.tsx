import { createContext, use } from 'react';
import { useTranslation } from '../../i18n/texts';
import styles from './support-text.module.css';

/** Opens the support panel; `null` without one, as on visitors' pages. */
export const SupportContext = createContext<(() => void) | null>(null);

/**
 * A sentence in which the word for support opens the support panel. The sentence is not split into parts, so that it is
 * right in every language. Without the word there is no link.
 */
export function SupportText({ children: text }: { children: string }) {
  const { t } = useTranslation();
  const open = use(SupportContext);
  const word = t('support.word');
  const start = open && word !== '' ? text.toLowerCase().indexOf(word.toLowerCase()) : -1;
  if (!open || start < 0) return text;
  const end = start + word.length;
  return (
    <>
      {text.slice(0, start)}
      <button type="button" className={styles['link']} aria-haspopup="dialog" onClick={open}>
        {text.slice(start, end)}
      </button>
      {text.slice(end)}
    </>
  );
}
