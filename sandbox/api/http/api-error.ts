import { ERROR_CODES } from './error-codes.table';
import type { ErrorName } from './error-codes.table';

/** A refusal that the caller gets to read; whatever else is thrown is a fault and answered with code 12. */
export class ApiError extends Error {
  readonly code: number;
  /** HTTP status; a call that fails in the envelope answers 200 unless the status is 401, 404, 413 or 5xx. */
  readonly status: number;
  /** Seconds after which another try makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(name: ErrorName, retryAfterSeconds?: number) {
    super(ERROR_CODES[name].meaning);
    this.name = 'ApiError';
    this.code = ERROR_CODES[name].code;
    this.status = ERROR_CODES[name].status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The `errors` list of decisions 4. */
  get errors(): object[] {
    const wait = this.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: this.retryAfterSeconds };
    return [{ errorCode: this.code, ...wait }];
  }
}
