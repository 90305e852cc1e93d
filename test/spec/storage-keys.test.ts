import { removesTabKey } from '../../src/domain/kernel/session-storage-keys.table';
import {
  keysClearedBySignOut,
  STORAGE_KEY_NAMES,
  STORAGE_KEYS,
} from '../../src/domain/kernel/storage-keys.table';

// Typed by hand from R3 "Browser storage keys" and R4 "Logout", and D7.
// oxfmt-ignore
const KEYS = [
  // key                type        owner     cleared by sign-out
  ['token',            'string',   'vault',  true],
  ['tokenExp',         'seconds',  'vault',  true],
  ['language',         'culture',  'stores', true],
  ['i18nextLng',       'language', 'stores', false],
  ['collapsed',        'boolean',  'stores', true],
  ['isMobileApp',      'flag',     'stores', false],
  ['affid',            'string',   'stores', false],
  ['cxd',              'string',   'stores', false],
  ['marketingDataId',  'string',   'stores', false],
  ['supportChatToken', 'string',   'stores', true],
  ['reassessmentSeen', 'pairs',    'stores', false],
  ['consent',          'choice',   'stores', false],
] as const;

describe('D7: browser storage', () => {
  test('localStorage has exactly these keys', () => {
    expect([...STORAGE_KEY_NAMES].sort()).toEqual(KEYS.map(([key]) => key).sort());
  });

  test.each(KEYS)('%s is a %s of the %s, cleared by sign-out: %s', (key, type, owner, isCleared) => {
    expect(STORAGE_KEYS[key]).toMatchObject({ storage: 'local', type, owner, clearedBySignOut: isCleared });
    for (const storageOwner of ['stores', 'vault'] as const) {
      const keys: readonly string[] = keysClearedBySignOut(storageOwner);
      expect(keys.includes(key)).toBe(isCleared && owner === storageOwner);
    }
  });

  // oxfmt-ignore
  test.each([
    // key in sessionStorage        manual  forced  other client  after a visitor
    ['portico.owner',               true,    false,  false,        false],
    ['portico.returnTo',            true,    false,  true,         false],
    ['portico.linkSignIn',          true,    false,  false,        false],
    ['portico.signedOut',           false,   false,  false,        false],
    ['portico.reloadGuard',         false,   false,  false,        false],
    ['portico.closedPopups',        true,    false,  true,         false],
    ['portico.stepsFolded',         true,    false,  true,         false],
    ['portico.theme',               true,    true,   false,        false],
    ['portico.draft.login',         true,    false,  true,         true],
    ['portico.draft.',              true,    false,  true,         true],
    ['portico.returnToo',           false,   false,  false,        false],
    ['portico',                     false,   false,  false,        false],
    ['somebody.else',               false,   false,  false,        false],
  ] as const)(
    '%s is removed by a manual sign-out: %s, an expiry: %s, another client: %s, a client after a visitor: %s',
    (key, manual, forced, otherClient, afterVisitor) => {
      expect(removesTabKey(key, 'by-hand')).toBe(manual);
      expect(removesTabKey(key, 'forced')).toBe(forced);
      expect(removesTabKey(key, 'other-client')).toBe(otherClient);
      expect(removesTabKey(key, 'after-visitor')).toBe(afterVisitor);
    },
  );
});
