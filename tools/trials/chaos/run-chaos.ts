import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { DOCUMENTS } from '../kit/replica';
import { Caller, type AnswerObserver } from './caller';
import { ChaosClient } from './chaos-client';
import { Fleet, type Balancer } from './fleet';
import { KINDS } from './kinds.table';
import { PartialData, Ledger, RULES, type Violation, type RequestOutcome } from './ledger';

/** Simultaneous clients. */
const WORKERS = 12;
/** After the last fault, every request of a client must get an answer within this time. */
const RECOVERY_MS = 40_000;
/** Longer than the database's time-outs: after this time it has carried out or aborted every request. */
const SETTLE_MS = 6_000;
const BETWEEN_FAULTS_MS = 1_000;

/**
 * A browser repeats a request whose reused connection is closed before an answer, as by nginx when its configuration changes.
 * Node's fetch does not: behind nginx each request has a connection of its own.
 */
export const OWN_CONNECTION = Object.freeze({ connection: 'close' });

export interface Fault {
  readonly name: string;
  readonly inject: (fleet: Fleet) => Promise<void>;
}

/** The faults, in order; a short run has only the first ones. */
export const FAULTS: readonly Fault[] = [
  { name: 'gateway killed', inject: (fleet) => fleet.replaceOne('SIGKILL') },
  { name: 'database frozen for 3 s', inject: (fleet) => fleet.freezeDatabase(3_000) },
  { name: 'database killed', inject: (fleet) => fleet.killDatabase(1_000) },
  { name: 'gateway replaced (SIGTERM)', inject: (fleet) => fleet.replaceOne('SIGTERM') },
  { name: 'database frozen for 8 s', inject: (fleet) => fleet.freezeDatabase(8_000) },
];

/** The answers about one kind of change. */
export interface KindSummary {
  readonly kind: string;
  readonly outcomes: Readonly<Record<RequestOutcome, number>>;
  /** Number of subjects compared with the database. */
  readonly subjectCount: number;
  readonly violationCount: number;
}

export interface Report {
  readonly seconds: number;
  readonly database: string;
  readonly clients: number;
  /** The faults, each with the time from its end until every gateway was ready. */
  readonly faults: readonly { readonly name: string; readonly readyAfterMs: number }[];
  readonly kinds: readonly KindSummary[];
  readonly violations: readonly Violation[];
}

export interface ChaosOptions {
  /** Time in which faults are injected; Infinity if `disturb` decides. */
  readonly seconds: number;
  /** Folder of the compiled gateway, as made by `buildInto`. */
  readonly folder: string;
  readonly balancer?: Balancer;
  /** Folder of the documents; by default one inside that of the gateway. */
  readonly documents?: string;
  /** Kills, freezes or replaces parts of the fleet; by default the faults, one after another. Clients end after it. */
  readonly disturb?: (fleet: Fleet, isOver: () => boolean) => Promise<Report['faults']>;
  readonly observe?: AnswerObserver;
  /** Runs at the end, after the last requests of clients, while the database still runs. */
  readonly finish?: (fleet: Fleet, ledger: Ledger) => Promise<void>;
}

/**
 * Runs clients against three gateways on one PostgreSQL, kills, freezes and restarts gateways and database meanwhile, and
 * then compares the answers with the stored data.
 * @throws Error if gateways do not restart, or if this machine has no PostgreSQL.
 */
export async function runChaos({
  seconds,
  folder,
  balancer,
  documents = path.join(folder, DOCUMENTS),
  disturb = (fleet, isOver) => injectFaults(fleet, isOver, FAULTS),
  observe,
  finish,
}: ChaosOptions): Promise<Report> {
  const startedAt = performance.now();
  const fleet = await Fleet.open(folder, balancer, documents);
  const db = new Pool({ connectionString: fleet.postgres.url, query_timeout: 10_000 });
  db.on('error', () => undefined); // it is killed on purpose
  try {
    const ledger = new Ledger();
    let faultsEndAt = performance.now() + seconds * 1_000;
    const isOver = () => performance.now() > faultsEndAt;
    let retriesEndAt = Infinity;
    const caller = new Caller(
      () => fleet.nextUrl(),
      ledger,
      () => performance.now() > retriesEndAt,
      observe,
      balancer === 'nginx' ? OWN_CONNECTION : {},
    );
    let clients = 0;
    const runClients = async () => {
      while (!isOver()) {
        clients += 1;
        await new ChaosClient(caller, ledger, db).run(isOver);
      }
    };
    const workers = Promise.all(Array.from({ length: WORKERS }, runClients));
    const faults = await disturb(fleet, isOver).catch(async (error: unknown) => {
      faultsEndAt = retriesEndAt = 0;
      await workers;
      throw error;
    });
    faultsEndAt = 0;
    retriesEndAt = performance.now() + RECOVERY_MS;
    await workers;
    if (performance.now() > retriesEndAt)
      ledger.addViolation('client registered', '', 'clients got no answer long after the last fault');
    await sleep(SETTLE_MS);
    const { violations, kinds } = await compareWithStorage(ledger, db, documents);
    await finish?.(fleet, ledger);
    const tookSeconds = Math.round((performance.now() - startedAt) / 1_000);
    return {
      seconds: Number.isFinite(seconds) ? seconds : tookSeconds,
      database: fleet.postgres.version,
      clients,
      faults,
      kinds,
      violations,
    };
  } finally {
    await db.end();
    await fleet.close();
  }
}

/** Injects faults in turn until the time is over; each ends when every gateway is ready. */
export async function injectFaults(
  fleet: Fleet,
  isOver: () => boolean,
  allFaults: readonly Fault[],
): Promise<Report['faults']> {
  const faults = [];
  for (let turn = 0; ; turn += 1) {
    await sleep(BETWEEN_FAULTS_MS);
    const fault = allFaults[turn % allFaults.length];
    if (isOver() || !fault) return faults;
    await fault.inject(fleet);
    faults.push({ name: fault.name, readyAfterMs: await fleet.waitUntilReady() });
  }
}

async function compareWithStorage(
  ledger: Ledger,
  db: Pool,
  documentsFolder: string,
): Promise<Pick<Report, 'kinds' | 'violations'>> {
  const violations = [...ledger.violations];
  const subjectCounts = [];
  for (const [kind, { find, rule }] of Object.entries(KINDS)) {
    const entriesBySubject = ledger.entriesOfKind(kind);
    const storedBySubject = await find(db, entriesBySubject, documentsFolder);
    for (const [subject, entries] of entriesBySubject) {
      const value = storedBySubject.get(subject);
      const description = value instanceof PartialData ? value.description : RULES[rule](entries, value);
      if (description !== undefined) violations.push({ kind, subject, description, entries });
    }
    subjectCounts.push({ kind, subjectCount: entriesBySubject.size });
  }
  const kinds = subjectCounts.map(({ kind, subjectCount }) => {
    const count = (outcome: RequestOutcome) =>
      ledger.entries.filter((entry) => entry.kind === kind && entry.outcome === outcome).length;
    const outcomes = { done: count('done'), refused: count('refused'), unknown: count('unknown') };
    return {
      kind,
      outcomes,
      subjectCount,
      violationCount: violations.filter((violation) => violation.kind === kind).length,
    };
  });
  return { kinds, violations };
}
