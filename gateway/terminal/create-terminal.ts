import { AccountBooks } from '../accounts/account-books';
import { LiveStreams } from '../accounts/live-streams';
import type { Dealing } from '../dealing/dealing';
import type { Database } from '../db/database';
import { Attempts } from '../db/attempts';
import { Idempotency } from '../db/idempotency';
import { Quotas } from '../db/quotas';
import type { Clock } from '../kernel/time';
import { AttemptSubjects } from '../session/attempt-subjects';
import { Audit } from '../session/audit';
import type { Passwords } from '../session/passwords';
import { TerminalBooks } from './terminal-books';
import { TerminalReadings, type TerminalReading } from './terminal-readings';
import { TerminalSessions } from './terminal-sessions';
import { TerminalTrades } from './terminal-trades';

interface TerminalDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly dealing: Dealing;
  readonly passwords: Passwords;
  /** Ends the streams. */
  readonly stopSignal: AbortSignal;
  /** Logs an error of the streams. */
  readonly warn: (error: unknown) => void;
}

/** The services of the web terminal's calls. */
export interface Terminal {
  readonly sessions: TerminalSessions;
  readonly trades: TerminalTrades;
  readonly books: TerminalBooks;
  readonly readings: TerminalReadings;
  readonly live: LiveStreams<TerminalReading>;
}

export function createTerminal({ stopSignal, warn, ...deps }: TerminalDeps): Terminal {
  const { clock, db } = deps;
  const quotas = new Quotas(clock);
  const sessions = new TerminalSessions({
    ...deps,
    attempts: new Attempts(db, clock),
    attemptSubjects: new AttemptSubjects(db, clock),
    audit: new Audit(db, clock, quotas),
  });
  const readings = new TerminalReadings(db, clock);
  const live = new LiveStreams(sessions, readings, warn);
  stopSignal.addEventListener('abort', () => live.close());
  return {
    sessions,
    readings,
    live,
    trades: new TerminalTrades({ ...deps, quotas, idempotency: new Idempotency(db, clock) }),
    books: new TerminalBooks({ ...deps, books: new AccountBooks(db, clock) }),
  };
}
