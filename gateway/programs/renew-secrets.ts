import { isNull } from 'drizzle-orm';
import { openDatabase } from '../db/open-database';
import { recoveryCodes } from '../db/tables/clients';
import { Encryption } from '../kernel/encryption';
import { SettingsError } from '../kernel/settings-error';
import { explain } from '../server/explain';
import { loadEnvFile } from '../server/load-env-file';
import { readSettings } from '../server/settings';
import { renewEncryption } from '../session/renew-encryption';
import { PROJECT_FOLDER } from '../kernel/gateway-file';

/*
 * The last step of a rotation of SECRET: encrypts with SECRET what is encrypted with SECRET_PREVIOUS, and ends. It can run
 * again, and beside gateways that know both (docs/runbook.md).
 */

try {
  loadEnvFile(PROJECT_FOLDER);
  const { databaseUrl: url, secret, previousSecret } = readSettings(process.env, PROJECT_FOLDER);
  if (url === undefined)
    throw new SettingsError('DATABASE_URL', 'must name the database whose data are renewed');
  if (secret === undefined || previousSecret === undefined)
    throw new SettingsError('SECRET_PREVIOUS', 'must be the secret from before, and SECRET that of now');
  const { close, db } = await openDatabase({ url });
  const count = await renewEncryption(db, new Encryption({ current: secret, previous: previousSecret }));
  const codeCount = await db.$count(recoveryCodes, isNull(recoveryCodes.usedAt));
  await close();
  process.stdout.write(
    `${count} authenticator apps have SECRET now. ${codeCount} unused recovery codes: those from before need SECRET_PREVIOUS.\n`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
