import type { Database } from './database';
import type { Replica } from './replica';

export interface OpenedDatabase {
  db: Database;
  /** A replica for reads that may lag; undefined if there is none. */
  replica?: Replica;
  /** Connection counts of the pool; undefined if there is no pool. */
  connections?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
