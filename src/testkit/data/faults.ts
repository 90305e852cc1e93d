import { ERROR_CODE } from '../../domain/error-codes.table';
import { PortalError } from '../../domain/errors';
import type { Fault } from '../contracts/gateway-world';

/** The error a port rejects with for each fault of the gateway. */
export const FAULT_ERRORS: Readonly<Record<Fault, () => PortalError>> = {
  unavailable: () => PortalError.unavailable({ status: 503 }),
  'too-many': () => PortalError.unavailable({ status: 429, retryAfterMs: 7000 }),
  refused: () => PortalError.refused([ERROR_CODE.failed], 400),
  unreadable: () => PortalError.malformed('not JSON'),
  'wrong-shape': () => PortalError.malformed('another shape'),
};
