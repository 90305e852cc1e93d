/** How the string under a key is read; every value is a plain string without JSON (decisions 7). */
export type StoredType = 'string' | 'seconds' | 'culture' | 'language' | 'boolean' | 'flag' | 'pairs' | 'choice';

/**
 * Who alone reads and writes a key: stores, through the port `LocalStore`, which an integrator may replace; or the
 * session vault, which nobody may.
 */
export type KeyOwner = 'stores' | 'vault';

interface StorageKeyRow<Owner extends KeyOwner = KeyOwner> {
  readonly storage: 'local';
  readonly type: StoredType;
  readonly owner: Owner;
  readonly clearedBySignOut: boolean;
  readonly spec: string;
}

function row<Owner extends KeyOwner>(
  type: StoredType,
  owner: Owner,
  clearedBySignOut: boolean,
  spec: string,
): StorageKeyRow<Owner> {
  return Object.freeze({ storage: 'local', type, owner, clearedBySignOut, spec });
}

/** Every key that the portal keeps in localStorage (spec 3 and 4, decisions 7); nothing else is kept there. */
export const STORAGE_KEYS = Object.freeze({
  //                    type        owner     cleared  spec
  token:            row('string',   'vault',  true,  'spec 4, decisions 7'),
  tokenExp:         row('seconds',  'vault',  true,  'spec 4, decisions 7'),
  language:         row('culture',  'stores', true,  'spec 4, decisions 3 and 7'),
  i18nextLng:       row('language', 'stores', false, 'spec 3, decisions 7'),
  collapsed:        row('boolean',  'stores', true,  'spec 2.4 and 4, decisions 7'),
  isMobileApp:      row('flag',     'stores', false, 'spec 1, decisions 5 and 7'),
  affid:            row('string',   'stores', false, 'spec 4, decisions 7'),
  cxd:              row('string',   'stores', false, 'spec 4, decisions 7'),
  marketingDataId:  row('string',   'stores', false, 'spec 4, decisions 7'),
  supportChatToken: row('string',   'stores', true,  'decisions 7, quality S2 and T2'),
  reassessmentSeen: row('pairs',    'stores', false, 'spec 2.7, decisions 7'),
  consent:          row('choice',   'stores', false, 'decisions 2 and 7'),
});

type KeyOf<Owner extends KeyOwner> = {
  [Key in keyof typeof STORAGE_KEYS]: (typeof STORAGE_KEYS)[Key] extends StorageKeyRow<Owner> ? Key : never;
}[keyof typeof STORAGE_KEYS];

/** What stores may keep. */
export type StorageKey = KeyOf<'stores'>;

/** What the session vault keeps. */
export type VaultKey = KeyOf<'vault'>;

/** All keys of localStorage. */
export const STORAGE_KEY_NAMES = Object.freeze(Object.keys(STORAGE_KEYS)) as readonly (
  StorageKey | VaultKey
)[];

/** The keys of an owner that every sign-out removes (spec 4). */
export function keysClearedBySignOut<Owner extends KeyOwner>(owner: Owner): readonly KeyOf<Owner>[] {
  return STORAGE_KEY_NAMES.filter(
    (key): key is KeyOf<Owner> => STORAGE_KEYS[key].owner === owner && STORAGE_KEYS[key].clearedBySignOut,
  );
}
