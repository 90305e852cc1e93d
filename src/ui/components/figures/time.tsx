import { use } from 'react';
import { useCulture } from '../../i18n/culture-context';
import { formatInstant, type TimeStyle } from '../../i18n/dates';
import { PageZone } from '../../i18n/page-zone';

interface TimeProps {
  /** Epoch milliseconds. */
  instant: number;
  style?: TimeStyle;
}

/** An instant in the culture's format, in the zone of the page. */
export function Time({ instant, style = 'full' }: TimeProps) {
  const culture = useCulture();
  return (
    <bdi>
      <time dateTime={new Date(instant).toISOString()}>
        {formatInstant(instant, culture, style, use(PageZone))}
      </time>
    </bdi>
  );
}
