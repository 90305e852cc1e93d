import type { Remote } from '../../../../application/remote/remote';

const NOT_FOUND = 404;

/** The gateway does not have this call (D4): the page does without what it would show. */
export function isLacking(remote: Remote<unknown>): boolean {
  return remote.status === 'failed' && remote.error.status === NOT_FOUND;
}
