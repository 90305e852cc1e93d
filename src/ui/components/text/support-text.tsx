import { createContext, use } from 'react';
import { useTranslation } from '../../i18n/texts';
import styles from './support-text.module.css';

/** Opens the panel that says how support is reached; `null` where there is none, as on visitors' pages. */
export const SupportContext = createContext<(() => void) | null>(null);

/**
 * A sentence of the texts in which the word for support opens its panel. The sentence stays whole, so that it reads
 * right in every language; one that a gateway words differently has no link.
 */
export function SupportText({ children: text }: { children: string }) {
  const { t } = useTranslation();
  const open = use(SupportContext);
  const word = t('support.word');
  const at = open && word !== '' ? text.toLowerCase().indexOf(word.toLowerCase()) : -1;
  if (!open || at < 0) return text;
  const end = at + word.length;
  return (
    <>
      {text.slice(0, at)}
      <button type="button" className={styles['link']} aria-haspopup="dialog" onClick={open}>
        {text.slice(at, end)}
      </button>
      {text.slice(end)}
    </>
  );
}
