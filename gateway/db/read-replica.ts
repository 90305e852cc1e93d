import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './rows-of';

/** A replica that is further behind answers nothing. */
const MAX_LAG_SECONDS = 5;
const CHECK_MS = 1_000;

/** A copy of the database that follows it, for reads that may lag. */
export interface ReadReplica {
  readonly db: Database;
  /** Its delay in seconds, measured a moment ago; undefined if it did not answer. Without any writes it seems to lag. */
  lagSeconds(): number | undefined;
  /** True if it answers and is not too far behind. */
  isUsable(): boolean;
  /** Stops looking at it. */
  stop(): void;
}

/** Looks every second how far a replica is behind; until the first look it is not used. */
export function watchReadReplica(db: Database): ReadReplica {
  let lag: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    lag = await readLag(db).catch(() => undefined);
    if (!isStopped) timer = setTimeout(() => void look(), CHECK_MS);
  };
  void look();
  return {
    db,
    lagSeconds: () => lag,
    isUsable: () => lag !== undefined && lag <= MAX_LAG_SECONDS,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** A server that is not a standby is never behind. */
async function readLag(db: Database): Promise<number> {
  const [row] = await rowsOf<{ lag: number | null }>(
    db,
    sql`select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as lag`,
  );
  return Math.max(0, row?.lag ?? 0);
}
