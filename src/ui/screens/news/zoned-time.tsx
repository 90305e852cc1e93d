import { useCulture } from '../../i18n/culture-context';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(culture: string): Intl.DateTimeFormat {
  const known = formats.get(culture);
  if (known) return known;
  const made = new Intl.DateTimeFormat(culture, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    numberingSystem: 'latn',
  });
  formats.set(culture, made);
  return made;
}

/** An instant (epoch milliseconds) on the visitor's clock, with its zone (screens "News"). */
export function ZonedTime({ instant }: { instant: number }) {
  const culture = useCulture();
  return (
    <bdi>
      <time dateTime={new Date(instant).toISOString()}>{formatOf(culture).format(instant)}</time>
    </bdi>
  );
}
