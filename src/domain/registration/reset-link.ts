import { queryParts, soleValue } from '../kernel/query-text';
import { isToken } from '../session/session';

/**
 * The token of a password link, `/new-password?resetToken=R` (D5). Undefined if it is missing or invalid: repeated, too
 * long, or not printable (L5).
 */
export function readResetToken(search: string): string | undefined {
  const token = soleValue(queryParts(search), 'resetToken');
  return isToken(token) ? token : undefined;
}
