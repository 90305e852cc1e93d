import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { Fault } from '../runner/gateway-world';

/** The error a port rejects with for each fault of the gateway. */
export const FAULT_ERRORS: Readonly<Record<Fault, () => PortalError>> = {
  unavailable: () => PortalError.unavailable({ status: 503 }),
  'too-many': () => PortalError.unavailable({ status: 429, retryAfterMs: 7000 }),
  refused: () => PortalError.refused([ERROR_CODE.failed], 400),
  unreadable: () => PortalError.malformed('not JSON'),
  'wrong-shape': () => PortalError.malformed('another shape'),
};
