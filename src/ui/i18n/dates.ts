/** How much of an instant is shown, on the visitor's own clock. */
export type TimeStyle = 'time' | 'minutes' | 'date' | 'full';

const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  minutes: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  full: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant (epoch milliseconds) in a culture's way, with 24 hours, as traders read it. */
export function writeInstant(instant: number, culture: string, style: TimeStyle): string {
  const key = `${culture}/${style}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(culture, { ...STYLES[style], numberingSystem: 'latn' });
  formats.set(key, format);
  return format.format(instant);
}
