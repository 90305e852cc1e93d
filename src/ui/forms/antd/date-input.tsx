import dayjs from 'dayjs';
import { readPastedDate, type DatePart } from '../../../domain/kernel/identifiers/date-parts';
import { useCulture } from '../../i18n/culture-context';
import { dateParts, datePattern } from '../../i18n/dates';
import { DatePicker } from './date-picker';
import styles from './control.module.css';
import { useAntdControl } from './use-antd-control';
import { useCalendarLocale } from './use-calendar-locale';

const ISO_FORMAT = 'YYYY-MM-DD';

interface DateInputProps {
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  autoComplete?: string;
  /** First day on view if no day is selected, `YYYY-MM-DD`. */
  opensAt?: string;
  onChange: (value: string) => void;
}

/** A day, selected in a calendar or typed in the culture's order of day, month and year. */
export function DateInput({ name, value, autoComplete, opensAt, onChange }: DateInputProps) {
  const culture = useCulture();
  const pattern = datePattern(culture);
  useCalendarLocale();
  const date = dayjs(value, ISO_FORMAT, true);
  return (
    <DatePicker
      {...useAntdControl()}
      name={name}
      autoComplete={autoComplete ?? 'off'}
      classNames={{ popup: { root: styles['calendar'] ?? '' } }}
      format={[pattern, ISO_FORMAT]}
      placeholder={pattern}
      showNow={false}
      value={date.isValid() ? date : null}
      {...(opensAt !== undefined && { defaultPickerValue: dayjs(opensAt, ISO_FORMAT, true) })}
      onChange={(day) => onChange(day?.format(ISO_FORMAT) ?? '')}
      onBlur={({ target }) => {
        // The calendar would drop a day without zeros in front: `1.3.1990`.
        const day =
          target instanceof HTMLInputElement ? looseDay(target.value, dateParts(culture)) : undefined;
        if (day !== undefined && day !== value) onChange(day);
      }}
    />
  );
}

/** The day of a text with other signs than the culture's, or without zeros in front; undefined if it is none. */
function looseDay(text: string, order: readonly DatePart[]): string | undefined {
  const parts = readPastedDate(text, order);
  if (parts === null) return undefined;
  const { year, month, day } = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayjs(iso, ISO_FORMAT, true).isValid() ? iso : undefined;
}
