/** The parts of a time after which its zone is written. */
const OF_TIME: readonly string[] = ['hour', 'minute', 'second'];

/**
 * Writes instants (epoch milliseconds) in a culture's way, with 24 hours and Gregorian years everywhere: the trading
 * platforms and their statements, which clients compare with, have no other. With `timeZoneName` the zone follows the
 * time, `18:05 UTC`: asked for both at once, Thai and Korean turn to words ("18 นาฬิกา 05 นาที"), and Chinese to brackets.
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
    const last = timeParts.findLastIndex(({ type }) => OF_TIME.includes(type));
    const name = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
    return timeParts.map(({ value }, at) => (at === last ? `${value} ${name}` : value)).join('');
  };
}
