import { ERROR_CODE, type ErrorName } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';

/** Rejects a call with the code of this name. */
export function refuse(name: ErrorName, status = 400, details?: unknown): never {
  throw PortalError.refused([ERROR_CODE[name]], status, undefined, details);
}
