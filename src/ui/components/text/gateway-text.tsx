import { directionFor, directionOfText, foreignLanguage } from '../../../domain/culture/text-language';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';
import { useTranslation } from '../../i18n/texts';
import styles from './gateway-text.module.css';

interface GatewayTextProps {
  /** Language of the text: two letters or a culture; `null` if the gateway does not send it. */
  culture: string | null;
  children: string | null;
}

/** A text of the gateway with its own language, font and direction. */
export function GatewayText({ culture, children }: GatewayTextProps) {
  const pageCulture = useCulture();
  if (!culture) return <bdi dir={directionFor(pageCulture, children ?? '')}>{children}</bdi>;
  return (
    <bdi className={styles['text']} lang={culture} dir={directionOfText(culture)}>
      {children}
    </bdi>
  );
}

/**
 * A remark of the gateway behind a sentence of the page's. In another language it begins a line of its own: within one
 * line, letters of two directions jump to and fro.
 */
export function GatewayRemark({ culture, children }: GatewayTextProps) {
  const isForeign = foreignLanguage(culture, useCulture()) !== null;
  const text = <GatewayText culture={culture}>{children}</GatewayText>;
  return isForeign ? <span className={styles['line']}>{text}</span> : text;
}

/** Names the language of a text if it is not the page's: "In English". */
export function LanguageMark({ culture }: Pick<GatewayTextProps, 'culture'>) {
  const { t } = useTranslation();
  const pageCulture = useCulture();
  const language = foreignLanguage(culture, pageCulture);
  if (language === null) return null;
  return (
    <>
      {' '}
      <span className={styles['mark']}>
        {t('common.inLanguage', { language: localizedName('language', language, pageCulture) })}
      </span>
    </>
  );
}
