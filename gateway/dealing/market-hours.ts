import { TRADING_HOURS, type Session } from './trading-hours.table';

const MINUTE = 60_000;
const WEEK_MINUTES = 7 * 1_440;
const WEEK = WEEK_MINUTES * MINUTE;
/** The epoch began on a Thursday: a Sunday's midnight near it. */
const SUNDAY = -4 * 1_440 * MINUTE;

const weekBeginOf = (instant: number): number => instant - ((((instant - SUNDAY) % WEEK) + WEEK) % WEEK);

const isWithin = ({ begin, end }: Session, minute: number): boolean => begin <= minute && minute < end;

/** True if the symbol is traded at an instant, epoch milliseconds. */
export function isMarketOpen(symbol: string, instant: number): boolean {
  const minute = (instant - weekBeginOf(instant)) / MINUTE;
  return (TRADING_HOURS[symbol] ?? []).some((session) => isWithin(session, minute));
}

/** The symbols that are traded at an instant. */
export const openSymbolsAt = (instant: number): readonly string[] =>
  Object.keys(TRADING_HOURS).filter((symbol) => isMarketOpen(symbol, instant));

/** The instant at which trading in a symbol begins next. */
export function nextOpening(symbol: string, instant: number): Date {
  const weekBegin = weekBeginOf(instant);
  const openings = (TRADING_HOURS[symbol] ?? []).flatMap(({ begin }) => [
    weekBegin + begin * MINUTE,
    weekBegin + WEEK + begin * MINUTE,
  ]);
  return new Date(Math.min(...openings.filter((opening) => opening > instant)));
}

/** The instant at which trading in a symbol ends; null while it is closed, and for a symbol that is always traded. */
export function nextClosing(symbol: string, instant: number): Date | null {
  const sessions = TRADING_HOURS[symbol] ?? [];
  const weekBegin = weekBeginOf(instant);
  let minute = (instant - weekBegin) / MINUTE;
  let end = 0;
  // A session may begin as another one ends, also at the turn of the week.
  for (const _session of [...sessions, undefined]) {
    const session = sessions.find((candidate) => isWithin(candidate, minute % WEEK_MINUTES));
    if (!session) return end === 0 ? null : new Date(weekBegin + end * MINUTE);
    end = minute - (minute % WEEK_MINUTES) + session.end;
    minute = end;
  }
  return null;
}
