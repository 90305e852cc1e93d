import { fileURLToPath } from 'node:url';
import { gatewayFile } from '../gateway-file';

/** Where the checked-in migrations lie. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(gatewayFile('db/migrations')) };
