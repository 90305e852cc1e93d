import { userInfo } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../db/open-database';
import { runReviewCommand } from '../review/review-command';
import { Reviews } from '../review/reviews';
import { readBuiltPortal } from '../server/read-built-portal';
import { lockDataFolder } from '../server/data-lock';
import { explain } from '../server/explain';
import { loadEnvFile } from '../server/load-env-file';
import { readDatabase, readPortal } from '../server/settings';
import { SettingsError } from '../kernel/settings-error';
import { PROJECT_FOLDER } from '../kernel/gateway-file';

try {
  loadEnvFile(PROJECT_FOLDER);
  const { databaseUrl: url, dataFolder } = readDatabase(process.env, PROJECT_FOLDER);
  if (url === undefined && dataFolder === undefined)
    throw new SettingsError('DATA_FOLDER', 'is "memory": nobody but the gateway itself can look there');
  const { servedCompanies } = readBuiltPortal(process.env, readPortal(process.env, PROJECT_FOLDER));
  const embeddedFolder = url === undefined ? dataFolder : undefined;
  const unlock = embeddedFolder === undefined ? undefined : await lockDataFolder(embeddedFolder);
  const { close, db } = await openDatabase({
    ...(url !== undefined && { url }),
    ...(embeddedFolder !== undefined && { folder: path.join(embeddedFolder, 'pglite') }),
  });
  const { code, lines } = await runReviewCommand(
    process.argv.slice(2),
    new Reviews(db, () => new Date(), servedCompanies),
    userInfo().username,
  );
  await close();
  await unlock?.();
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = code;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
