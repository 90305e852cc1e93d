import { fileURLToPath } from 'node:url';
import { gatewayFile } from '../kernel/gateway-file';

/** The folder of the checked-in migrations. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(gatewayFile('db/migrations')) };
