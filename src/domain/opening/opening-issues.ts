import { isNicknameTooLong } from '../accounts/account-settings';
import { ERROR_CODE, type ErrorName } from '../kernel/error-codes.table';
import { checkPassword } from '../session/password-rules';
import type { OpeningChoice, OpeningStep } from './choose-opening';
import { openingRefusal, type OpeningOffers } from './opening';

/** The platform's passwords; they are never stored. */
export type OpeningPassword = 'tradingPassword' | 'readOnlyPassword';

/** Fields of the form for a new account. */
export type OpeningField = OpeningStep | OpeningPassword | 'nickname' | 'terms';

/** Issue of a field; each has a text. */
export type OpeningIssue =
  | 'missing'
  | 'weak'
  | 'refused'
  | 'same'
  | 'tooLong'
  | 'notOffered'
  | 'level'
  | 'changed';

export type OpeningIssues = Readonly<Partial<Record<OpeningField, OpeningIssue>>>;

/** Obstacle to the whole form. */
export type OpeningObstacle =
  | { readonly kind: 'limit'; readonly most: number }
  /** The key was used for another order: by another tab, or before the connection was lost. */
  | { readonly kind: 'conflict' }
  /** The trading server does not answer: it is unknown if the account was opened. */
  | { readonly kind: 'serverDown' };

/** Refusal of an order for an account, by the place at which the form shows it. */
export type OpeningProblem =
  | { readonly at: 'form'; readonly obstacle: OpeningObstacle }
  | { readonly at: OpeningField; readonly issue: OpeningIssue };

/** Entries of the form. */
export interface OpeningEntries {
  readonly choice: OpeningChoice | undefined;
  readonly nickname: string;
  readonly hasAgreed: boolean;
  readonly passwords: Readonly<Record<OpeningPassword, string>>;
}

/** Fields that the gateway's refusals name differently from the form. */
const FORM_FIELDS: Readonly<Record<string, OpeningField>> = { offer: 'accountType' };

/** Issues because of which the order is not sent. */
export function openingIssues(
  { choice, hasAgreed, nickname, passwords }: OpeningEntries,
  offers: OpeningOffers | undefined,
): OpeningIssues {
  const { readOnlyPassword, tradingPassword } = passwords;
  const isWeak = (password: string) =>
    offers !== undefined &&
    checkPassword(password, offers.passwordRules, undefined).some(({ isMet }) => !isMet);
  const isSame = readOnlyPassword !== '' && readOnlyPassword === tradingPassword;
  return {
    ...(!choice?.offer && { accountType: 'level' }),
    ...(offers && isNicknameTooLong(nickname, offers) && { nickname: 'tooLong' }),
    ...(isWeak(tradingPassword) && { tradingPassword: 'weak' }),
    ...(readOnlyPassword !== '' && isWeak(readOnlyPassword) && { readOnlyPassword: 'weak' }),
    ...(isSame && { readOnlyPassword: 'same' }),
    ...(choice?.offer?.terms && !hasAgreed && { terms: 'missing' }),
  };
}

/** Classifies a refusal; null for a reason that the form can't show. */
export function openingProblem(refusal: {
  readonly codes: readonly number[];
  readonly details?: unknown;
  readonly status?: number | undefined;
}): OpeningProblem | null {
  const { codes, details, status = 0 } = refusal;
  const { field, most = 0, reason } = openingRefusal(details);
  const has = (name: ErrorName) => codes.includes(ERROR_CODE[name]);
  if (has('idempotencyConflict')) return { at: 'form', obstacle: { kind: 'conflict' } };
  if (status >= 500) return { at: 'form', obstacle: { kind: 'serverDown' } };
  if (reason === 'limit') return { at: 'form', obstacle: { kind: 'limit', most } };
  if (field === undefined) return null;
  const at = FORM_FIELDS[field] ?? (field as OpeningField);
  if (has('weakPassword')) return { at, issue: 'refused' };
  if (reason === 'terms') return { at, issue: 'changed' };
  return { at, issue: reason === 'level' || reason === 'leverage' ? 'level' : 'notOffered' };
}
