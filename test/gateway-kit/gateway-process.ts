/**
 * The gateway with a fresh in-memory database, in a separate process: PGlite loads its engine by dynamic
 * imports, which Jest's module sandbox refuses. Reports its port to the parent, and exits with it.
 */
import { fileURLToPath } from 'node:url';
import { startGateway } from '../../gateway/server/start-gateway';
import { openSeeded } from './open-seeded';

const root = fileURLToPath(new URL('../..', import.meta.url));
const gateway = await startGateway(
  {
    PORT: '0',
    INVEST_PORT: '0',
    HOST: '127.0.0.1',
    DATA_FOLDER: 'memory',
    // Locale files are served as they are in the repository, so nothing has to be built.
    DIST_FOLDER: 'public',
    FAULTS: 'on',
    LOG_LEVEL: 'error',
    PORTICO_CAPTCHA_PROVIDER: process.argv[2],
    CAPTCHA_HASHES: '500',
  },
  root,
  (options) => openSeeded(options, new Date()),
);
process.on('disconnect', () => process.exit(0));
process.send?.({ port: gateway.port });
