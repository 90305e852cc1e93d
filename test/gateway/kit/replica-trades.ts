import { drizzle } from 'drizzle-orm/node-postgres';
import { Dealing } from '../../../gateway/dealing/dealing';
import { inTransaction, type Database } from '../../../gateway/db/open-database';
import { Quotas } from '../../../gateway/db/quotas';
import { postEntries } from '../../../gateway/ledger/ledger';
import { Notices } from '../../../gateway/notifications/notices';
import type { Cluster } from '../../../tools/trials/kit/cluster';
import type { Replica } from '../../../tools/trials/kit/replica';
import { ledgerErrors } from './ledger-errors';
import type { Gateway } from './start-gateway';
import { setDemoPasswords } from './terminal';
import { openTradingAccount, type TradingAccountOptions } from './trading-account';

/** Settings of a demo gateway on PostgreSQL. Its robots trade the strategies alone. */
export const DEMO_REPLICA = Object.freeze({
  PORTICO_MODE: 'demo',
  FAULTS: 'on',
  PUBLIC_URL: '',
  METRICS_PORT: '',
});

/** Trades of tests on the database of demo gateways, which have a terminal each. */
export function tradesOf(cluster: Cluster) {
  const clock = () => new Date();
  const db = drizzle(cluster.pool) as unknown as Database;
  const rows: Gateway['rows'] = async (query) =>
    (await cluster.pool.query<Record<string, unknown>>(query)).rows;
  const post: Gateway['post'] = async (...entries) =>
    void (await inTransaction(db, (transaction) => postEntries(transaction, entries)));

  return {
    db,
    rows,
    createDealing() {
      const quotas = new Quotas(clock);
      return new Dealing({ db, clock, quotas, notices: new Notices(quotas) });
    },
    /** Opens an account of main@portico.test that can sign in to the terminal. */
    async openAccount(options: TradingAccountOptions): Promise<number> {
      await openTradingAccount({ rows, post }, options);
      await setDemoPasswords({ rows }, options.login);
      return options.login;
    },
    /** Brings an account below its stop-out; the rounds of the gateways see it from then on. */
    fallBelowStopOut: (login: number) =>
      rows(`with raised as (update accounts set margin_call_level = 1e9, stop_out_level = 5e8 where login = ${login})
        insert into margin_watches (login, stage, since) values (${login}, 2, now())`),
    dealsOf: (login: number) =>
      rows(
        `select position_ticket as ticket, closed_by, lots from deals where login = ${login} order by ticket`,
      ),
    findLedgerErrors: () => ledgerErrors({ rows }),
  };
}

/** The origin of a demo gateway's framed pages. */
export async function framesUrlOf({ url }: Replica): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { webTerminalUrl: string };
  return new URL(config.webTerminalUrl).origin;
}
