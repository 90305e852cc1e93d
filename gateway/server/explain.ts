import { SlotError } from '../../hosting/page-slots';
import { ManifestError } from '../../hosting/portal-manifest';
import { EarlierDatabaseError } from '../db/earlier-database';
import { DataFolderInUse } from './data-lock';
import { SettingsError } from '../kernel/settings-error';

/** A one-sentence message for a failure at start that the operator can fix; any other error keeps its stack. */
export function explain(error: unknown): string {
  const isExpected = [SettingsError, DataFolderInUse, EarlierDatabaseError, ManifestError, SlotError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) return (error as Error).message;
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT and INVEST_PORT to free ones.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `DATABASE_URL leads to no database (${code}).`;
  return stack ?? String(error);
}
