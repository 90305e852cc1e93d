/** A PostgreSQL server of a test's own. */
export interface Postgres {
  /** Of the empty database `postgres`; its user may create others. */
  readonly url: string;
  /** Starts it again after `kill`, on the same data; resolves when it answers. */
  start(): Promise<void>;
  /** Ends every process of it at once, as a crash does. */
  kill(): Promise<void>;
  /** Stops every process where it is: connections stay open and answer nothing. */
  freeze(): void;
  thaw(): void;
  /** Ends it in good order and removes its data. */
  stop(): Promise<void>;
}
export function findPostgres(): string | undefined;
export function startPostgres(): Promise<Postgres>;
