import { openDatabase } from '../db/open-database';
import { companiesToSeed } from '../seed/seed-companies';
import { explain } from '../server/explain';
import { loadEnvFile } from '../server/load-env-file';
import { openData } from '../server/open-data';
import { readBuiltPortal } from '../server/read-built-portal';
import { readSettings } from '../server/settings';
import { PROJECT_FOLDER } from '../kernel/gateway-file';

/*
 * Applies the migrations that the database does not have yet, and ends. Each gateway does the same when it starts; an upgrade
 * runs this first, while gateways of the version before still serve.
 */

try {
  loadEnvFile(PROJECT_FOLDER);
  const settings = readSettings(process.env, PROJECT_FOLDER);
  const { servedCompanies } = readBuiltPortal(process.env, settings);
  const data = await openData({
    settings,
    open: openDatabase,
    clock: () => new Date(),
    brandNameOf: servedCompanies.brandNameOf,
    companiesToSeed: companiesToSeed(servedCompanies),
  });
  await data.close();
  process.stdout.write('The database has all migrations.\n');
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
