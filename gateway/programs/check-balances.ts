import path from 'node:path';
import { openDatabase } from '../db/open-database';
import { compareBalances } from '../ledger/compare-balances';
import { lockDataFolder } from '../server/data-lock';
import { explain } from '../server/explain';
import { loadEnvFile } from '../server/load-env-file';
import { readDatabase } from '../server/settings';
import { SettingsError } from '../kernel/settings-error';
import { PROJECT_FOLDER } from '../kernel/gateway-file';

/*
 * Names each client's account whose balance is not the sum of its postings, and ends; with code 1 if there is one
 * (docs/runbook.md). It only reads, and can run beside gateways on PostgreSQL.
 */

try {
  loadEnvFile(PROJECT_FOLDER);
  const { databaseUrl: url, dataFolder } = readDatabase(process.env, PROJECT_FOLDER);
  if (url === undefined && dataFolder === undefined)
    throw new SettingsError('DATA_FOLDER', 'is "memory": only the gateway itself can look there');
  const embeddedFolder = url === undefined ? dataFolder : undefined;
  const unlock = embeddedFolder === undefined ? undefined : await lockDataFolder(embeddedFolder);
  const { close, db } = await openDatabase({
    ...(url !== undefined && { url }),
    ...(embeddedFolder !== undefined && { folder: path.join(embeddedFolder, 'pglite') }),
  });
  const differences = await compareBalances(db);
  await close();
  await unlock?.();
  const lines = differences.map(
    ({ account, balance, postings }) => `${account}: the balance is ${balance}, the postings are ${postings}`,
  );
  process.stdout.write(
    `${[...lines, `${differences.length} balances differ from their postings.`].join('\n')}\n`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
