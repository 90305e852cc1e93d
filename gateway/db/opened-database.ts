import type { Database } from './database';
import type { ChangeSignals } from './change-signals';
import type { Replica } from './replica';

export interface OpenedDatabase {
  db: Database;
  /** A replica for reads that may lag; undefined if there is none. */
  replica?: Replica;
  /** Signals of changes; undefined if the database sends none. */
  signals?: ChangeSignals;
  /** Connection counts of the pool; undefined if there is no pool. */
  connections?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
