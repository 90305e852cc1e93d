import { instantOf } from '../../../domain/kernel/instant';
import { NotSent } from '../../components/figures/amount';
import { Time } from '../../components/figures/time';
import { useCulture } from '../../i18n/culture-context';
import { writeDay } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './books.module.css';

/** A price or a size with the digits that were sent. */
export function Exactly({ value }: { value: string | null | undefined }) {
  const numbers = useNumbers();
  return value === null || value === undefined ? <NotSent /> : <bdi dir="ltr">{numbers.exact(value)}</bdi>;
}

/** An instant as sent. */
export function At({ instant }: { instant: string | null }) {
  const at = instantOf(instant);
  return at === null ? <NotSent /> : <Time instant={at} />;
}

/** What was traded. */
export function Instrument({ symbol, ticket }: { symbol: string; ticket: number }) {
  const { t } = useTranslation();
  return (
    <>
      <b>
        <bdi dir="ltr">{symbol}</bdi>
      </b>
      <div className={styles['meta']}>{t('account.books.ticket', { ticket: `\u2066${ticket}\u2069` })}</div>
    </>
  );
}

/** A text with a calendar day in it; the day is the gateway's, whatever the visitor's clock says. */
export function Day({ day, textKey }: { day: string; textKey: string }) {
  const { t } = useTranslation();
  return t(textKey, { day: writeDay(day, useCulture()) });
}
