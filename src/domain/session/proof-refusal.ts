import { ERROR_CODE, type ErrorName } from '../kernel/error-codes.table';

/** Refusal of a call that proves more than the session (D9). */
export type ProofRefusal =
  /** `methods` of the second factor are null if the refusal does not name them. */
  | { readonly at: 'code'; readonly issue: 'missing' | 'wrong'; readonly methods: readonly string[] | null }
  /** The password of a client who has no second factor. */
  | { readonly at: 'password'; readonly issue: 'missing' | 'wrong' };

/** The proof that a refusal requires; null for a refusal with another reason. */
export function proofRefusal({
  codes,
  details,
}: {
  readonly codes: readonly number[];
  readonly details?: unknown;
}): ProofRefusal | null {
  const has = (name: ErrorName) => codes.includes(ERROR_CODE[name]);
  if (has('wrongCurrentPassword')) return { at: 'password', issue: 'wrong' };
  if (has('wrongCode')) return { at: 'code', issue: 'wrong', methods: null };
  if (!has('codeNeeded')) return null;
  const methods = requestedMethods(details);
  return methods.includes('password')
    ? { at: 'password', issue: 'missing' }
    : { at: 'code', issue: 'missing', methods };
}

/** Methods of proof that a refusal names; empty if it names none. */
export function requestedMethods(details: unknown): readonly string[] {
  const { methods } = Object(details) as { readonly methods?: unknown };
  return Array.isArray(methods)
    ? methods.filter((method) => typeof method === 'string' && method !== '')
    : [];
}
