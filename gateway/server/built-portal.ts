import { readBrought } from '../../hosting/brought';
import { servedCompanies } from '../site/served-companies';
import type { Environment } from './environment';
import { builtConfig, portalConfigFromEnv } from './portal-config-from-env';

/**
 * The built portal in a folder, as the environment configures it.
 * @throws SettingsError as `portalConfigFromEnv` does.
 */
export function builtPortal(env: Environment, { distFolder, port }: { distFolder: string; port: number }) {
  const brought = readBrought(distFolder);
  const built = builtConfig(distFolder);
  const page = { origin: `http://localhost:${port}` };
  const config = portalConfigFromEnv(env, page, brought.providers, built);
  return { brought, built, config, served: servedCompanies(brought, config) };
}
