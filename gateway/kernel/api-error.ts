import type { DocumentKind } from '../../src/domain/documents/document';
import type { AnswerReason } from '../../src/domain/onboarding/answer-reasons.table';
import type { FieldAnswers } from '../../src/domain/onboarding/form-schema';
import { REFUSALS, type RefusalName } from './refusals.table';

/** Details of a refusal, which the portal shows in its message. */
export type RefusalDetails =
  /** The limit that is broken and the money that is available; decimal strings. */
  | { readonly limit: string; readonly available: string; readonly currency: string }
  /** Methods to prove a second factor. */
  | { readonly methods: readonly string[] }
  /** The end of a hold or of a waiting period; ISO 8601. */
  | { readonly until: string }
  /** The refused choice, and the reason: the level that it needs, or the largest number. */
  | {
      readonly field: string;
      readonly reason?: 'limit' | 'level' | 'leverage' | 'terms';
      readonly needs?: string;
      /** The client's verification level. */
      readonly level?: string;
      readonly most?: number;
    }
  /** The document that a withdrawal needs, and its state; `above` if only withdrawals above an amount need it. */
  | {
      readonly reason: 'document';
      readonly document: DocumentKind;
      readonly status: 'none' | 'pending' | 'rejected' | 'expired';
      readonly above?: string;
      readonly currency?: string;
    }
  /** The missing or wrong answers of an application, and the reasons. */
  | {
      readonly fields: readonly {
        readonly at: string;
        readonly reason: AnswerReason | 'unknown';
        readonly limit?: number | string;
      }[];
    }
  /** The section of an application that another device has saved since. */
  | {
      readonly version: number;
      readonly savedAt: string;
      readonly section: string;
      readonly answers: FieldAnswers;
    }
  /** The reason to refuse an address, as in `check-wallet-address`. */
  | { readonly reason: string };

/** A refusal that is reported to the caller; any other error is a fault and is answered with code 12. */
export class ApiError extends Error {
  readonly code: number;
  /**
   * HTTP status; a call that fails inside the envelope answers 200 unless the status is 401, 404, 413 or
   * 5xx.
   */
  readonly status: number;
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly refusal: RefusalName,
    retryAfterSeconds?: number,
    readonly details?: RefusalDetails,
  ) {
    super(REFUSALS[refusal].meaning);
    this.name = 'ApiError';
    this.code = REFUSALS[refusal].code;
    this.status = REFUSALS[refusal].status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The `errors` list as D4 describes it. */
  get errors(): object[] {
    const wait = this.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: this.retryAfterSeconds };
    return [{ errorCode: this.code, ...wait, ...(this.details && { details: this.details }) }];
  }
}

/** True for a refusal that the next try may not meet. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.refusal === 'busy';
