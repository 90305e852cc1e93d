import dayjs from 'dayjs';
import { useCulture } from '../../i18n/culture-context';
import { datePattern } from '../../i18n/dates';
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
  const pattern = datePattern(useCulture());
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
    />
  );
}
