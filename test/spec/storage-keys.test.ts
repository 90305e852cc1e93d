import { isSessionKeyCleared } from '../../src/domain/session-storage-keys.table';
import { keysClearedBySignOut, STORAGE_KEY_NAMES, STORAGE_KEYS } from '../../src/domain/storage-keys.table';

// Typed by hand from specification 3 "Browser storage keys" and 4 "Logout", and decisions 7.
// prettier-ignore
const KEYS = [
  // key                type        cleared by sign-out
  ['token',            'string',   true],
  ['tokenExp',         'seconds',  true],
  ['language',         'culture',  true],
  ['i18nextLng',       'language', false],
  ['collapsed',        'boolean',  true],
  ['isMobileApp',      'flag',     false],
  ['affid',            'string',   false],
  ['cxd',              'string',   false],
  ['marketingDataId',  'string',   false],
  ['supportChatToken', 'string',   true],
  ['reassessmentSeen', 'pairs',    false],
  ['consent',          'choice',   false],
] as const;

describe('decisions 7: what the browser keeps', () => {
  test('these keys and no others', () => {
    expect([...STORAGE_KEY_NAMES].sort()).toEqual(KEYS.map(([key]) => key).sort());
  });

  test.each(KEYS)('%s is a %s, cleared by sign-out: %s', (key, type, cleared) => {
    expect(STORAGE_KEYS[key]).toMatchObject({ storage: 'local', type, clearedBySignOut: cleared });
    expect(keysClearedBySignOut().includes(key)).toBe(cleared);
  });

  // prettier-ignore
  test.each([
    // key in sessionStorage        by hand  forced
    ['portico.returnTo',            true,    false],
    ['portico.reloadGuard',         false,   false],
    ['portico.closedPopups',        true,    false],
    ['portico.theme',               true,    true],
    ['portico.draft.login',         true,    false],
    ['portico.draft.',              true,    false],
    ['portico.returnToo',           false,   false],
    ['portico',                     false,   false],
    ['somebody.else',               false,   false],
  ] as const)('%s: cleared by a sign-out by hand %s, by an expiry %s', (key, byHand, forced) => {
    expect(isSessionKeyCleared(key, 'by-hand')).toBe(byHand);
    expect(isSessionKeyCleared(key, 'forced')).toBe(forced);
  });
});
