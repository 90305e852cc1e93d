import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useCulture } from '../../i18n/culture-context';
import { datePattern } from '../../i18n/dates';
import styles from './control.module.css';
import { useAntdControl } from './use-antd-control';
import { useCalendarWords } from './use-calendar-words';

dayjs.extend(customParseFormat);

const WIRE = 'YYYY-MM-DD';

interface DateInputProps {
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  autoComplete?: string;
  /** Where the calendar opens while nothing is chosen, `YYYY-MM-DD`. */
  opensAt?: string;
  onChange: (value: string) => void;
}

/** A day, picked from a calendar or typed in the culture's own order of day, month and year. */
export function DateInput({ name, value, autoComplete, opensAt, onChange }: DateInputProps) {
  const pattern = datePattern(useCulture());
  useCalendarWords();
  const date = dayjs(value, WIRE, true);
  return (
    <DatePicker
      {...useAntdControl()}
      name={name}
      autoComplete={autoComplete ?? 'off'}
      classNames={{ popup: { root: styles['calendar'] ?? '' } }}
      format={[pattern, WIRE]}
      placeholder={pattern}
      showNow={false}
      value={date.isValid() ? date : null}
      {...(opensAt !== undefined && { defaultPickerValue: dayjs(opensAt, WIRE, true) })}
      onChange={(picked) => onChange(picked?.format(WIRE) ?? '')}
    />
  );
}
