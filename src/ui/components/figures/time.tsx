import { useCulture } from '../../i18n/culture-context';
import { formatInstant, type TimeStyle } from '../../i18n/dates';

interface TimeProps {
  /** Epoch milliseconds. */
  instant: number;
  style?: TimeStyle;
}

/** An instant in the culture's format and the browser's time zone. */
export function Time({ instant, style = 'full' }: TimeProps) {
  const culture = useCulture();
  return (
    <bdi>
      <time dateTime={new Date(instant).toISOString()}>{formatInstant(instant, culture, style)}</time>
    </bdi>
  );
}
