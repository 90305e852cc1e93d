import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { DOCUMENTS } from '../kit/replica';
import { Caller } from './caller';
import { ChaosClient } from './client';
import { Fleet } from './fleet';
import { KINDS } from './kinds.table';
import { Half, Ledger, RULES, type Breach, type RequestOutcome } from './ledger';

/** Simultaneous clients. */
const WORKERS = 12;
/**
 * Time for which clients continue once failures have ended, in milliseconds; every request must get an answer in this time.
 */
const CALM_MS = 40_000;
/** By then the database has carried out or aborted everything sent before; longer than its time-outs. */
const SETTLE_MS = 6_000;
const BETWEEN_MS = 1_000;

/** The faults, in order; a short run has only the first ones. */
const FAULTS: readonly { readonly name: string; readonly inflict: (fleet: Fleet) => Promise<void> }[] = [
  { name: 'gateway killed', inflict: (fleet) => fleet.replaceOne('SIGKILL') },
  { name: 'database frozen for 3 s', inflict: (fleet) => fleet.freezeDatabase(3_000) },
  { name: 'database killed', inflict: (fleet) => fleet.killDatabase(1_000) },
  { name: 'gateway replaced (SIGTERM)', inflict: (fleet) => fleet.replaceOne('SIGTERM') },
  { name: 'database frozen for 8 s', inflict: (fleet) => fleet.freezeDatabase(8_000) },
];

/** All answers of one kind. */
export interface Line {
  readonly kind: string;
  readonly outcome: Readonly<Record<RequestOutcome, number>>;
  /** Number of subjects compared with the database. */
  readonly subjectCount: number;
  readonly breaches: number;
}

export interface Report {
  readonly seconds: number;
  readonly database: string;
  readonly clients: number;
  /** The faults, each with the time from its end until every gateway was ready. */
  readonly faults: readonly { readonly name: string; readonly readyAfterMs: number }[];
  readonly lines: readonly Line[];
  readonly breaches: readonly Breach[];
}

/**
 * Runs clients against three gateways on one PostgreSQL while gateways and database are killed, frozen and restarted,
 * then compares the answers with the stored data.
 * @param seconds duration of the injected failures.
 * @param folder of the compiled gateway, as made by `buildInto`.
 * @throws Error if gateways do not come back, or if this machine has no PostgreSQL.
 */
export async function runChaos({ seconds, folder }: { seconds: number; folder: string }): Promise<Report> {
  const fleet = await Fleet.open(folder);
  const db = new Pool({ connectionString: fleet.postgres.url, query_timeout: 10_000 });
  db.on('error', () => undefined); // it is killed on purpose
  try {
    const ledger = new Ledger();
    let ends = performance.now() + seconds * 1_000;
    const isOver = () => performance.now() > ends;
    let endsAt = Infinity;
    const caller = new Caller(
      () => fleet.anyAddress(),
      ledger,
      () => performance.now() > endsAt,
    );
    let clients = 0;
    const work = async () => {
      while (!isOver()) {
        clients += 1;
        await new ChaosClient(caller, ledger, db).run(isOver);
      }
    };
    const workers = Promise.all(Array.from({ length: WORKERS }, work));
    const faults = await breakThings(fleet, isOver).catch(async (error: unknown) => {
      ends = endsAt = 0;
      await workers;
      throw error;
    });
    endsAt = performance.now() + CALM_MS;
    await workers;
    if (performance.now() > endsAt)
      ledger.breach('client registered', '', 'clients had no answer long after the last fault had ended');
    await sleep(SETTLE_MS);
    const { breaches, lines } = await compare(ledger, db, path.join(folder, DOCUMENTS));
    return { seconds, database: fleet.postgres.version, clients, faults, lines, breaches };
  } finally {
    await db.end();
    await fleet.close();
  }
}

async function breakThings(fleet: Fleet, isOver: () => boolean): Promise<Report['faults']> {
  const faults = [];
  for (let turn = 0; ; turn += 1) {
    await sleep(BETWEEN_MS);
    const fault = FAULTS[turn % FAULTS.length];
    if (isOver() || !fault) return faults;
    await fault.inflict(fleet);
    faults.push({ name: fault.name, readyAfterMs: await fleet.untilReady() });
  }
}

async function compare(
  ledger: Ledger,
  db: Pool,
  documentsFolder: string,
): Promise<Pick<Report, 'lines' | 'breaches'>> {
  const breaches = [...ledger.breaches];
  const counts = [];
  for (const [kind, { find, rule }] of Object.entries(KINDS)) {
    const entriesBySubject = ledger.entriesOfKind(kind);
    const storedBySubject = await find(db, entriesBySubject, documentsFolder);
    for (const [subject, entries] of entriesBySubject) {
      const value = storedBySubject.get(subject);
      const description = value instanceof Half ? value.description : RULES[rule](entries, value);
      if (description !== undefined) breaches.push({ kind, subject, description, entries });
    }
    counts.push({ kind, subjectCount: entriesBySubject.size });
  }
  const lines = counts.map(({ kind, subjectCount }) => {
    const count = (outcome: RequestOutcome) =>
      ledger.entries.filter((entry) => entry.kind === kind && entry.outcome === outcome).length;
    const outcome = { done: count('done'), refused: count('refused'), unknown: count('unknown') };
    return {
      kind,
      outcome,
      subjectCount,
      breaches: breaches.filter((breach) => breach.kind === kind).length,
    };
  });
  return { lines, breaches };
}
