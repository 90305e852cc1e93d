import { labelOf } from '../../src/domain/kernel/label';
import type { ApiError } from '../kernel/api-error';
import { MAX_NICKNAME_LENGTH } from './account-rules.table';

/**
 * A nickname without hidden characters; null if it is empty.
 * @throws `error` if it is too long.
 */
export function readNickname(input: string | null | undefined, error: ApiError): string | null {
  const nickname = labelOf(input ?? '');
  if ([...nickname].length > MAX_NICKNAME_LENGTH) throw error;
  return nickname === '' ? null : nickname;
}
