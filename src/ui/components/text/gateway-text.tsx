import { directionFor, directionOfText, foreignLanguage } from '../../../domain/culture/text-language';
import { useCulture } from '../../i18n/culture-context';
import { writeName } from '../../i18n/names';
import { useTranslation } from '../../i18n/texts';
import styles from './gateway-text.module.css';

interface GatewayTextProps {
  /** What the gateway says the text is written in: two letters or a culture; `null` where it says nothing. */
  culture: string | null;
  children: string | null;
}

/** A text of the gateway in the language, face and direction that it is written in. */
export function GatewayText({ culture, children }: GatewayTextProps) {
  const reader = useCulture();
  if (!culture) return <bdi dir={directionFor(reader, children ?? '')}>{children}</bdi>;
  return (
    <bdi className={styles['text']} lang={culture} dir={directionOfText(culture)}>
      {children}
    </bdi>
  );
}

/** Says what a text is written in where it is not the page's language: "In English". */
export function InLanguage({ culture }: Pick<GatewayTextProps, 'culture'>) {
  const { t } = useTranslation();
  const reader = useCulture();
  const language = foreignLanguage(culture, reader);
  if (language === null) return null;
  return (
    <>
      {' '}
      <span className={styles['mark']}>
        {t('common.inLanguage', { language: writeName('language', language, reader) })}
      </span>
    </>
  );
}
