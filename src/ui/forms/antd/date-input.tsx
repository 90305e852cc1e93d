import dayjs from 'dayjs';
import { createContext, use, useMemo, useState, type ComponentProps } from 'react';
import { readPastedDate, type DatePart } from '../../../domain/kernel/identifiers/date-parts';
import { useCulture } from '../../i18n/culture-context';
import { dateParts, datePattern } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { FieldContext, useControl } from '../field-context';
import { FieldError } from '../field-error';
import { DatePicker } from './date-picker';
import styles from './control.module.css';
import { useAntdControl } from './use-antd-control';
import { useCalendarLocale } from './use-calendar-locale';

const ISO_FORMAT = 'YYYY-MM-DD';
const EXAMPLE = dayjs('2026-03-31', ISO_FORMAT);

interface DateInputProps {
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  autoComplete?: string;
  /** First day on view if no day is selected, `YYYY-MM-DD`. */
  opensAt?: string;
  onChange: (value: string) => void;
}

/** The text of a field that is not a day. */
interface UnreadText {
  readonly text: string;
  readonly set: (text: string) => void;
}

const UnreadTextContext = createContext<UnreadText>({ text: '', set: () => undefined });

/**
 * A day, selected in a calendar or typed in the culture's order of day, month and year. An invalid text stays, and is
 * reported when the field is left; the field has no value then.
 */
export function DateInput(props: DateInputProps) {
  const control = useControl();
  const pattern = datePattern(useCulture());
  const [text, set] = useState('');
  const unread = useMemo(() => ({ text, set }), [text]);
  // The form's own error is the more precise one.
  const isShown = text !== '' && props.value === '' && !control['aria-invalid'];
  const texts = [`${control.id}-error`, control['aria-describedby']].filter(Boolean).join(' ');
  return (
    <FieldContext value={isShown ? { ...control, 'aria-invalid': true, 'aria-describedby': texts } : control}>
      <UnreadTextContext value={unread}>
        <Picker {...props} pattern={pattern} />
      </UnreadTextContext>
      {isShown && <NotADate controlId={control.id} pattern={pattern} />}
    </FieldContext>
  );
}

function NotADate({ controlId, pattern }: { controlId: string; pattern: string }) {
  const { t } = useTranslation();
  return (
    <FieldError controlId={controlId}>
      {t('common.notADate', { example: EXAMPLE.format(pattern) })}
    </FieldError>
  );
}

function Picker(props: DateInputProps & { pattern: string }) {
  const { name, value, autoComplete, opensAt, onChange, pattern } = props;
  const culture = useCulture();
  const unread = use(UnreadTextContext);
  useCalendarLocale();
  // For the calendar, another object is another value, and it drops the text that is being typed.
  const date = useMemo(() => readIsoDay(value), [value]);
  return (
    <DatePicker
      {...useAntdControl()}
      name={name}
      autoComplete={autoComplete ?? 'off'}
      classNames={{ popup: { root: styles['calendar'] ?? '' } }}
      components={PARTS}
      format={[pattern, ISO_FORMAT]}
      placeholder={pattern}
      showNow={false}
      value={date}
      {...(opensAt !== undefined && { defaultPickerValue: dayjs(opensAt, ISO_FORMAT, true) })}
      onChange={(day) => {
        unread.set('');
        onChange(day?.format(ISO_FORMAT) ?? '');
      }}
      onBlur={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        // The calendar would drop a day without zeros in front: `1.3.1990`.
        const day = target.value.trim() === '' ? value : readLooseDay(target.value, dateParts(culture));
        unread.set(day === undefined ? target.value : '');
        if (day !== value) onChange(day ?? '');
      }}
    />
  );
}

function readIsoDay(value: string): dayjs.Dayjs | null {
  const day = dayjs(value, ISO_FORMAT, true);
  return day.isValid() ? day : null;
}

/** The calendar's input, which keeps an invalid text; the calendar would empty it. */
function InvalidTextInput({ onChange, ...input }: ComponentProps<'input'>) {
  const unread = use(UnreadTextContext);
  return (
    <input
      {...input}
      value={input.value === '' ? unread.text : input.value}
      onChange={(event) => {
        unread.set('');
        onChange?.(event);
      }}
    />
  );
}

const PARTS = { input: InvalidTextInput };

/** The day of a text with other separators than the culture's, or without leading zeros; undefined if it is invalid. */
function readLooseDay(text: string, order: readonly DatePart[]): string | undefined {
  const parts = readPastedDate(text, order);
  if (parts === null) return undefined;
  const { year, month, day } = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return readIsoDay(iso) ? iso : undefined;
}
