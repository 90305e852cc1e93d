import type { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import { useCulture } from '../../i18n/culture-context';
import { formatInstant, type TimeStyle } from '../../i18n/dates';

interface TimeProps {
  /** Epoch milliseconds. */
  instant: number;
  style?: TimeStyle;
  /** Instead of the browser's. */
  zone?: typeof BOOK_ZONE;
}

/** An instant in the culture's format, in the browser's time zone unless it belongs to a range of days. */
export function Time({ instant, style = 'full', zone }: TimeProps) {
  const culture = useCulture();
  return (
    <bdi>
      <time dateTime={new Date(instant).toISOString()}>{formatInstant(instant, culture, style, zone)}</time>
    </bdi>
  );
}
