/** The parts of a time after which its zone is written. */
const TIME_PARTS: readonly string[] = ['hour', 'minute', 'second'];

/**
 * Formats instants (epoch milliseconds) for a culture, always with 24 hours and Gregorian years, as the trading platforms
 * and their statements do. With `timeZoneName` the zone follows the time: `18:05 UTC`. It is formatted separately, since
 * together Thai and Korean use words ("18 นาฬิกา 05 นาที") and Chinese brackets.
 */
export function timeWriter(
  culture: string,
  { timeZoneName, ...parts }: Intl.DateTimeFormatOptions,
): (instant: number | Date) => string {
  const options = { ...parts, hourCycle: 'h23', numberingSystem: 'latn', calendar: 'gregory' } as const;
  const time = new Intl.DateTimeFormat(culture, options);
  if (!timeZoneName) return (instant) => time.format(instant);
  const zone = new Intl.DateTimeFormat(culture, { timeZone: options.timeZone, timeZoneName });
  return (instant) => {
    const timeParts = time.formatToParts(instant);
    const last = timeParts.findLastIndex(({ type }) => TIME_PARTS.includes(type));
    const name = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
    return timeParts.map(({ value }, index) => (index === last ? `${value} ${name}` : value)).join('');
  };
}
