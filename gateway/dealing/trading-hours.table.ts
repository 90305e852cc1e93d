/** A time of the week: minutes after Sunday 00:00 UTC. */
export type WeekMinute = number;

/** A period in which an instrument is traded, without its end. */
export interface Session {
  readonly begin: WeekMinute;
  readonly end: WeekMinute;
}

const DAY = 1_440;
const HOUR = 60;
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

/** One session on each day, from an hour and for a number of hours. */
const daily = (firstDay: number, lastDay: number, hour: number, hours: number): readonly Session[] =>
  Object.freeze(
    Array.from({ length: lastDay - firstDay + 1 }, (_, index) => {
      const begin = (firstDay + index) * DAY + hour * HOUR;
      return Object.freeze({ begin, end: begin + hours * HOUR });
    }),
  );

const FOREX   = Object.freeze([Object.freeze({ begin: SUNDAY * DAY + 22 * HOUR, end: FRIDAY * DAY + 22 * HOUR })]);
/** With a pause of an hour each evening. */
const FUTURES = daily(SUNDAY, FRIDAY - 1, 23, 23);
const BRENT   = daily(MONDAY, FRIDAY,      1, 21);
const XETRA   = daily(MONDAY, FRIDAY,      1, 20);
const ALWAYS  = daily(SUNDAY, SATURDAY,    0, 24);

/** Trading hours by symbol, in UTC all year, without summer time. */
export const TRADING_HOURS: Readonly<Record<string, readonly Session[]>> = Object.freeze({
  EURUSD: FOREX,
  GBPUSD: FOREX,
  USDJPY: FOREX,
  USDCHF: FOREX,
  AUDUSD: FOREX,
  NZDUSD: FOREX,
  USDCAD: FOREX,
  EURGBP: FOREX,
  EURJPY: FOREX,
  GBPJPY: FOREX,
  USDPLN: FOREX,
  USDZAR: FOREX,
  XAUUSD: FUTURES,
  XAGUSD: FUTURES,
  UKOIL:  BRENT,
  US500:  FUTURES,
  DE40:   XETRA,
  JP225:  FUTURES,
  BTCUSD: ALWAYS,
  ETHUSD: ALWAYS,
});
