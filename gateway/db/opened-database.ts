import type { Database } from './database';
import type { ChangeSignals } from './change-signals';
import type { ReadReplica } from './read-replica';

export interface OpenedDatabase {
  db: Database;
  /** A replica for reads that may lag; undefined if there is none. */
  readReplica?: ReadReplica;
  /** Signals of changes; undefined if the database sends none. */
  signals?: ChangeSignals;
  /** Connection counts of the pool; undefined if there is no pool. */
  connections?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
