import { readManifest } from '../../hosting/portal-manifest';
import { servedCompanies } from '../site/served-companies';
import type { Environment } from '../kernel/environment';
import { builtConfig, portalConfigFromEnv } from './portal-config-from-env';

/**
 * The built portal in a folder, as the environment configures it.
 * @throws SettingsError as `portalConfigFromEnv` does.
 */
export function builtPortal(env: Environment, { distFolder, port }: { distFolder: string; port: number }) {
  const manifest = readManifest(distFolder);
  const built = builtConfig(distFolder);
  const page = { origin: `http://localhost:${port}` };
  const config = portalConfigFromEnv(env, page, manifest.providers, built);
  return { manifest, built, config, served: servedCompanies(manifest, config) };
}
