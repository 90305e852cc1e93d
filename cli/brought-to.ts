import { BroughtError, readBrought, type Brought } from '../hosting/brought';
import { UsageError } from './command';

/**
 * What the extensions of a built portal bring.
 * @param folder absolute path of the built portal.
 * @throws UsageError if the build has not written it like this.
 */
export function broughtTo(folder: string): Brought {
  try {
    return readBrought(folder);
  } catch (error) {
    throw error instanceof BroughtError ? new UsageError(error.message) : error;
  }
}
