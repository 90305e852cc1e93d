import dayjsCalendar from '@rc-component/picker/generate/dayjs';
import generatePicker from 'antd/es/date-picker/generatePicker';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { plainText } from '../../../domain/kernel/identifiers/plain-text';

dayjs.extend(customParseFormat);

/**
 * Ant Design's calendar, which reads digits of every script. It stays strict about leading zeros: a day is read at each
 * key, and `4.3.1` is not complete yet.
 */
export const DatePicker = generatePicker({
  ...dayjsCalendar,
  locale: {
    ...dayjsCalendar.locale,
    parse: (locale, text, formats) => dayjsCalendar.locale.parse(locale, plainText(text), formats),
  },
});
