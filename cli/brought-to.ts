import { BroughtError, readBrought, type Brought } from '../hosting/brought';
import { UsageError } from './command';

/**
 * What the extensions of a built portal bring.
 * @param folder absolute path of the built portal.
 * @throws UsageError if the file is not as the build writes it.
 */
export function broughtTo(folder: string): Brought {
  try {
    return readBrought(folder);
  } catch (error) {
    throw error instanceof BroughtError ? new UsageError(error.message) : error;
  }
}
