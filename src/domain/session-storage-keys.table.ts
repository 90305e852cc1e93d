/** How a session ended: the client signed out, or it expired or was refused. */
export type SignOutReason = 'by-hand' | 'forced';

/** Which sign-out removes a key: every one, only the one by hand, or none. */
type ClearedBy = 'any' | 'by-hand' | 'never';

interface SessionKeyRow {
  readonly storage: 'session';
  readonly type: 'path' | 'instant' | 'list' | 'theme' | 'draft';
  /** True where the row's name is the beginning of a family of keys. */
  readonly isPrefix: boolean;
  readonly clearedBySignOut: ClearedBy;
  readonly spec: string;
}

function row(type: SessionKeyRow['type'], isPrefix: boolean, cleared: ClearedBy, spec: string): SessionKeyRow {
  return Object.freeze({ storage: 'session', type, isPrefix, clearedBySignOut: cleared, spec });
}

/** Every key, or beginning of keys, that the portal keeps in sessionStorage (decisions 7). */
export const SESSION_STORAGE_KEYS = Object.freeze({
  //                             type       prefix  cleared    spec
  'portico.returnTo':     row('path',    false, 'by-hand', 'decisions 5 and 7'),
  'portico.reloadGuard':  row('instant', false, 'never',   'decisions 5 and 7, quality F8'),
  'portico.closedPopups': row('list',    false, 'by-hand', 'decisions 7'),
  'portico.theme':        row('theme',   false, 'any',     'decisions 5 and 7'),
  'portico.draft.':       row('draft',   true,  'by-hand', 'decisions 7, quality S5'),
});

export type SessionStorageKey = keyof typeof SESSION_STORAGE_KEYS;

const ROWS = Object.entries(SESSION_STORAGE_KEYS);

/**
 * Whether a sign-out of this kind removes a key that stands in sessionStorage. Drafts and the path to return to
 * survive a session that merely expired; keys of others are never touched.
 */
export function isSessionKeyCleared(key: string, reason: SignOutReason): boolean {
  return ROWS.some(
    ([name, { isPrefix, clearedBySignOut }]) =>
      (isPrefix ? key.startsWith(name) : key === name) &&
      (clearedBySignOut === 'any' || clearedBySignOut === reason),
  );
}
