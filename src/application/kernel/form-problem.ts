import { ERROR_CODE, type ErrorName } from '../../domain/kernel/error-codes.table';
import { isPortalError } from '../../domain/kernel/errors';
import type { Page } from './ports/page';

/** Why a form was not accepted. */
export type FormProblem =
  | {
      readonly kind: 'refused';
      /** The gateway's codes, e.g. `ERROR_CODE.duplicate`. */
      readonly codes: readonly number[];
      /** Milliseconds to wait, if the gateway sends them. */
      readonly retryAfterMs: number | undefined;
      readonly status?: number | undefined;
      /** The gateway's details beside its codes (D9), as sent. */
      readonly details?: unknown;
    }
  /** The captcha's script was not loaded; the gateway was not called. */
  | { readonly kind: 'captcha' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unavailable' };

/** Converts the rejection of a port. Rethrows anything but a `PortalError`: that is a bug. */
export function formProblem(error: unknown, page: Page): FormProblem {
  if (!isPortalError(error)) throw error;
  if (error.kind === 'unavailable' && error.status === undefined) {
    if (!page.online) return { kind: 'offline' };
    return { kind: error.codes.includes(ERROR_CODE.captchaFailed) ? 'captcha' : 'unavailable' };
  }
  const { codes, retryAfterMs, status, details } = error;
  return { kind: 'refused', codes, retryAfterMs, status, details };
}

/** True if the gateway refused with this code. */
export function isRefusedAs(problem: FormProblem, name: ErrorName): boolean {
  return problem.kind === 'refused' && problem.codes.includes(ERROR_CODE[name]);
}
