import type { Remote } from '../../../../application/remote/remote';

const NOT_FOUND = 404;

/** The gateway does not have this call (D4), and the page does without it. */
export function isLacking(remote: Remote<unknown>): boolean {
  return remote.status === 'failed' && remote.error.status === NOT_FOUND;
}
