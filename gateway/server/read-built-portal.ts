import { readManifest } from '../../hosting/portal-manifest';
import { createServedCompanies } from '../site/served-companies';
import type { Environment } from '../kernel/environment';
import { readBuiltConfig, portalConfigFromEnv } from './portal-config-from-env';

/**
 * Reads the built portal in a folder, as the environment configures it.
 * @throws SettingsError as `portalConfigFromEnv` does.
 */
export function readBuiltPortal(
  env: Environment,
  { distFolder, port }: { distFolder: string; port: number },
) {
  const manifest = readManifest(distFolder);
  const builtConfig = readBuiltConfig(distFolder);
  const page = { origin: `http://localhost:${port}` };
  const config = portalConfigFromEnv(env, page, manifest.providers, builtConfig);
  return { manifest, builtConfig, config, servedCompanies: createServedCompanies(manifest, config) };
}
