import { instantOf } from '../../../domain/kernel/instant';
import { MissingValue } from '../../components/figures/amount';
import { Time } from '../../components/figures/time';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';
import styles from './books.module.css';

/** A price or a size with all digits as sent. */
export function NumberCell({ value }: { value: string | null | undefined }) {
  const numbers = useNumbers();
  return value === null || value === undefined ? (
    <MissingValue />
  ) : (
    <Verbatim>{numbers.exact(value)}</Verbatim>
  );
}

/** The time of an instant; a dash if it was not sent. */
export function TimeCell({ instant }: { instant: string | null }) {
  const time = instantOf(instant);
  return time === null ? <MissingValue /> : <Time instant={time} />;
}

/** The day of an instant in UTC; a dash if it was not sent. */
export function DayCell({ instant }: { instant: string | null }) {
  const time = instantOf(instant);
  return time === null ? <MissingValue /> : <Time instant={time} style="day" />;
}

/** The traded symbol with its ticket. */
export function InstrumentCell({ symbol, ticket }: { symbol: string; ticket: number }) {
  const { t } = useTranslation();
  return (
    <>
      <b>
        <Verbatim>{symbol}</Verbatim>
      </b>
      <div className={styles['meta']}>{t('account.books.ticket', { ticket: `\u2066${ticket}\u2069` })}</div>
    </>
  );
}

/** The kind of a movement of money with its reference. */
export function MovementCell({ kind, reference }: { kind: string; reference: string | null }) {
  return (
    <>
      <b>{kind}</b>
      {reference !== null && (
        <div className={styles['meta']}>
          <Verbatim>{reference}</Verbatim>
        </div>
      )}
    </>
  );
}

/** The zone of a range of days, and of the rows below it. */
export function ZoneNote() {
  const { t } = useTranslation();
  return <p className={styles['zone']}>{t('account.books.zone')}</p>;
}

/** A text with a calendar day of the gateway, independent of the visitor's time zone. */
export function DayText({ day, textKey }: { day: string; textKey: string }) {
  const { t } = useTranslation();
  return t(textKey, { day: formatDay(day, useCulture()) });
}
