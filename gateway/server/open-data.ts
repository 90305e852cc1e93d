import path from 'node:path';
import type { Clock } from '../kernel/time';
import type { OpenedDatabase } from '../db/opened-database';
import type { Database, openDatabase } from '../db/open-database';
import { modeOfData, seedIfEmpty } from '../seed/seed';
import { seedCompanies } from '../seed/seed-companies';
import type { BrandNameOf } from '../site/served-companies';
import { lockDataFolder } from './data-lock';
import type { Mode } from '../kernel/modes';
import type { Settings } from './settings';
import { SettingsError } from '../kernel/settings-error';

interface OpenDataOptions {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'mode' | 'readReplicaUrl' | 'signalsUrl'>;
  readonly open: typeof openDatabase;
  readonly clock: Clock;
  readonly brandNameOf: BrandNameOf;
  readonly companiesToSeed: Parameters<typeof seedCompanies>[1];
}

/**
 * Opens the gateway's database, seeded if it is empty; the folder of an embedded one is locked until it is closed.
 * @throws SettingsError if the data belong to the other mode.
 */
export async function openData(options: OpenDataOptions): Promise<OpenedDatabase> {
  const { brandNameOf, clock, open, settings, companiesToSeed } = options;
  const { databaseUrl: url, dataFolder, mode, readReplicaUrl, signalsUrl } = settings;
  const embeddedFolder = url === undefined ? dataFolder : undefined;
  const unlock = embeddedFolder === undefined ? undefined : await lockDataFolder(embeddedFolder);
  const database = await open({
    ...(url !== undefined && { url }),
    ...(readReplicaUrl !== undefined && { readReplicaUrl }),
    ...(signalsUrl !== undefined && { signalsUrl }),
    ...(embeddedFolder !== undefined && { folder: path.join(embeddedFolder, 'pglite') }),
    prepare: async (data) => {
      await seedIfEmpty(data, clock, mode, brandNameOf);
      await seedCompanies(data, companiesToSeed, mode);
    },
  });
  await checkMode(database.db, mode, url === undefined ? 'DATA_FOLDER' : 'DATABASE_URL');
  return {
    ...database,
    async close() {
      await database.close();
      await unlock?.();
    },
  };
}

/** Each mode refuses the other's data: demo clients share a published password, and the demo has an outbox. */
async function checkMode(db: Database, mode: Mode, variable: string): Promise<void> {
  const dataMode = await modeOfData(db);
  if (dataMode === mode) return;
  throw new SettingsError(
    variable,
    mode === 'production'
      ? 'leads to data of the demo, whose clients have a password that everybody knows'
      : 'leads to data of production, which the demo would lay open',
  );
}
