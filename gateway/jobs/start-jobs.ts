import type { DocumentStore } from '../documents/stores/document-store';
import type { Uploads } from '../documents/uploads';
import type { Dealing } from '../dealing/dealing';
import { DealingRounds } from '../dealing/dealing-rounds';
import { MarginWatch } from '../accounts/margin-watch';
import type { MoneyProgress } from '../money/money-progress';
import type { Notices } from '../notifications/notices';
import { CopyRounds } from '../social/copy/copy-rounds';
import type { Robots } from '../robots/robots';
import type { Clock } from '../kernel/time';
import { settleBonuses } from '../campaigns/settle-bonuses';
import { settleContests } from '../campaigns/settle-contests';
import { settleCommission } from './settle-commission';
import { TICK_MS } from '../market/market';
import type { Database } from '../db/open-database';
import { finishUploads } from './finish-uploads';
import { checkBalances } from './check-balances';
import { purge } from './purge';
import { startRepeated } from './start-repeated';
import { sweepDocuments } from './sweep-documents';
import { notifyExpiringDocuments } from './notify-expiring-documents';

/** Intervals of the checks for due jobs, for payments to advance, for margin calls and for robots. */
const JOBS_MS = 60_000;
const MONEY_MS = 2_000;
const MARGIN_MS = 5_000;
const ROBOTS_MS = 1_000;
/** The part of the time that the checks of all accounts may take: on the embedded database, requests wait for them. */
const MARGIN_SHARE = 0.1;
const DEALING_SHARE = 0.1;
const ROBOTS_SHARE = 0.1;
/** Copies follow within two seconds. */
const COPIES_SHARE = 0.2;

interface JobDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly dealing: Dealing;
  readonly documents: DocumentStore;
  readonly notices: Notices;
  readonly progress: MoneyProgress;
  readonly robots: Robots;
  readonly uploads: Uploads;
  readonly warn: (error: unknown) => void;
}

/** Starts the gateway's repeated jobs; the function it returns stops them. */
export function startJobs(deps: JobDeps): () => Promise<void> {
  const { clock, db, documents, notices, progress, robots, uploads, warn } = deps;
  const margins = new MarginWatch(deps);
  const rounds = new DealingRounds(deps);
  const copyRounds = new CopyRounds(deps);
  const jobs = [
    startRepeated(() => purge(db, clock), JOBS_MS, warn),
    startRepeated(() => finishUploads(db, uploads, clock), JOBS_MS, warn),
    startRepeated(() => sweepDocuments(db, documents, clock), JOBS_MS, warn),
    startRepeated(() => settleCommission(db, notices, clock), JOBS_MS, warn),
    startRepeated(() => settleContests(db, clock), JOBS_MS, warn),
    startRepeated(() => settleBonuses(db, notices, clock), JOBS_MS, warn),
    startRepeated(() => notifyExpiringDocuments(db, notices, clock), JOBS_MS, warn),
    startRepeated(() => checkBalances(db, clock), JOBS_MS, warn),
    startRepeated(() => progress.advanceRequests(), MONEY_MS, warn),
    startRepeated(() => margins.checkAllAccounts(), MARGIN_MS, warn, MARGIN_SHARE),
    startRepeated(() => rounds.run(), TICK_MS, warn, DEALING_SHARE),
    startRepeated(() => copyRounds.run(), TICK_MS, warn, COPIES_SHARE),
    startRepeated(() => robots.run(), ROBOTS_MS, warn, ROBOTS_SHARE),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
    await rounds.finish().catch(warn);
  };
}
