/**
 * The events that remove a key: a sign-out by hand, a forced sign-out, the sign-in of another client than the tab's
 * last one, and the first sign-in after a visitor (D5, D7 and D9).
 */
export type TabEvent = 'by-hand' | 'forced' | 'other-client' | 'after-visitor';

interface SessionKeyRow {
  readonly storage: 'session';
  readonly type: 'path' | 'instant' | 'list' | 'theme' | 'draft' | 'id' | 'flag';
  /** True if the row's name is the prefix of several keys. */
  readonly isPrefix: boolean;
  readonly removedBy: readonly TabEvent[];
  readonly spec: string;
}

function row(type: SessionKeyRow['type'], isPrefix: boolean, removedBy: readonly TabEvent[], spec: string): SessionKeyRow {
  return Object.freeze({ storage: 'session', type, isPrefix, removedBy: Object.freeze(removedBy), spec });
}

/** Every key, or prefix of keys, that the portal stores in sessionStorage (D7). */
export const SESSION_STORAGE_KEYS = Object.freeze({
  //                             type       prefix  ended by                                       spec
  'portico.owner':        row('id',      false, ['by-hand'],                                  'D7 and D9'),
  'portico.returnTo':     row('path',    false, ['by-hand', 'other-client'],                  'D5, D7 and D9'),
  'portico.linkSignIn':   row('flag',    false, ['by-hand'],                                  'D5'),
  'portico.signedOut':    row('flag',    false, [],                                           'S9'),
  'portico.reloadGuard':  row('instant', false, [],                                           'D5 and D7, F8'),
  'portico.closedPopups': row('list',    false, ['by-hand', 'other-client'],                  'D7'),
  'portico.stepsFolded':  row('flag',    false, ['by-hand', 'other-client'],                  'D7'),
  'portico.theme':        row('theme',   false, ['by-hand', 'forced'],                        'D5 and D7'),
  'portico.draft.':       row('draft',   true,  ['by-hand', 'other-client', 'after-visitor'], 'D7 and D9, S5'),
});

const ROWS = Object.entries(SESSION_STORAGE_KEYS);

/**
 * Decides whether an event removes a key of sessionStorage. Drafts and the path to return to survive a session
 * that merely expired; foreign keys are never removed.
 */
export function removesTabKey(key: string, event: TabEvent): key is `portico.${string}` {
  return ROWS.some(
    ([name, { isPrefix, removedBy }]) => (isPrefix ? key.startsWith(name) : key === name) && removedBy.includes(event),
  );
}
