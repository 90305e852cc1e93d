import { ManifestError } from '../../hosting/portal-manifest';
import { startGateway } from '../server/start-gateway';
import { banner } from '../server/banner';
import { explain } from '../server/explain';
import { loadEnvFile } from '../server/load-env-file';
import { PROJECT_FOLDER } from '../kernel/gateway-file';

/** Until the gateway has started: as the first process of a container, it would otherwise ignore the signals. */
const stopStart = (): void => process.exit(1);
process.on('SIGINT', stopStart);
process.on('SIGTERM', stopStart);

try {
  loadEnvFile(PROJECT_FOLDER);
  const gateway = await startGateway(process.env, PROJECT_FOLDER);
  console.log(banner(gateway));
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) process.exit(1); // second request to stop
    isClosing = true;
    void gateway.close().then(() => process.exit(0));
  };
  process.off('SIGINT', stopStart).on('SIGINT', stop);
  process.off('SIGTERM', stopStart).on('SIGTERM', stop);
} catch (error) {
  console.error(explain(error));
  process.exit(error instanceof ManifestError ? 2 : 1);
}
