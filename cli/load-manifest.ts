import { ManifestError, readManifest, type PortalManifest } from '../hosting/portal-manifest';
import { UsageError } from './command';

/**
 * Reads the manifest of a built portal.
 * @param folder absolute path of the built portal.
 * @throws UsageError if the file is not as the build writes it.
 */
export function loadManifest(folder: string): PortalManifest {
  try {
    return readManifest(folder);
  } catch (error) {
    throw error instanceof ManifestError ? new UsageError(error.message) : error;
  }
}
