import { ERROR_CODE, type ErrorName } from '../../domain/kernel/error-codes.table';
import { isPortalError } from '../../domain/kernel/errors';
import type { Page } from './ports/page';

/** Why a visitor's form was not taken. */
export type FormProblem =
  | {
      readonly kind: 'refused';
      /** The gateway's codes, e.g. `ERROR_CODE.duplicate`. */
      readonly codes: readonly number[];
      /** How long the gateway asks to wait, where it says so. */
      readonly retryAfterMs: number | undefined;
      readonly status?: number | undefined;
      /** What the gateway says beside its codes (D9); as sent. */
      readonly details?: unknown;
    }
  /** The captcha's own code did not come; the gateway was not asked. */
  | { readonly kind: 'captcha' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unavailable' };

/** The problem behind what a port rejected with. Throws what is no `PortalError`: a fault of ours. */
export function formProblem(error: unknown, page: Page): FormProblem {
  if (!isPortalError(error)) throw error;
  if (error.kind === 'unavailable' && error.status === undefined) {
    if (!page.online) return { kind: 'offline' };
    return { kind: error.codes.includes(ERROR_CODE.captchaFailed) ? 'captcha' : 'unavailable' };
  }
  const { codes, retryAfterMs, status, details } = error;
  return { kind: 'refused', codes, retryAfterMs, status, details };
}

/** Whether the gateway refused with this code. */
export function isRefusedAs(problem: FormProblem, name: ErrorName): boolean {
  return problem.kind === 'refused' && problem.codes.includes(ERROR_CODE[name]);
}
