import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** The channel of the triggers at the end of the migration: each message is the id of a client. */
const CHANNEL = 'portico_clients';
const RECONNECT_MS = 1_000;

/** Signals which clients' data changed, whichever process changed them (docs/decisions/0069-signals-of-changes.md). */
export interface ChangeSignals {
  /**
   * The ids of the clients with changes since the last call; undefined if some may be missing, as at the first call and
   * while the connection is lost.
   */
  takeChanges(): ReadonlySet<number> | undefined;
  close(): Promise<void>;
}

/**
 * Listens to PostgreSQL's notifications on its own connection, and reconnects when it is lost.
 * @param url of the database itself: notifications do not pass a transaction pool.
 */
export function listenForChanges(url: string): ChangeSignals {
  const stop = new AbortController();
  let client: Client | undefined;
  let changes = new Set<number>();
  let isListening = false;
  let isComplete = false;

  const listenOnce = async (): Promise<void> => {
    const connection = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = connection;
    const end = new Promise<void>((resolve) => connection.once('end', resolve));
    connection.on('error', () => undefined); // it ends, too
    connection.on('notification', ({ payload }) => changes.add(Number(payload)));
    await connection.connect();
    await connection.query(`listen ${CHANNEL}`);
    isListening = true;
    await end;
  };
  const listen = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await listenOnce().catch(() => undefined);
      isListening = false;
      isComplete = false;
      await sleep(RECONNECT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const hasStopped = listen();

  return {
    takeChanges() {
      const changedIds = isComplete ? changes : undefined;
      changes = new Set();
      isComplete = isListening; // everything is read after this call
      return changedIds;
    },
    async close() {
      stop.abort();
      await client?.end();
      await hasStopped;
    },
  };
}
