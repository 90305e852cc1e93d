/** Type of the string under a key; every value is a plain string without JSON (D7). */
export type StoredType = 'string' | 'seconds' | 'culture' | 'language' | 'boolean' | 'flag' | 'pairs' | 'choice';

/**
 * The only reader and writer of a key: the stores, through the port `LocalStore`, which an integrator may replace, or
 * the session vault, which can't be replaced.
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

/** Every key that the portal stores in localStorage (R3 and R4, D7). */
export const STORAGE_KEYS = Object.freeze({
  //                    type        owner     cleared  spec
  token:            row('string',   'vault',  true,  'R4, D7'),
  tokenExp:         row('seconds',  'vault',  true,  'R4, D7'),
  language:         row('culture',  'stores', true,  'R4, D3 and D7'),
  i18nextLng:       row('language', 'stores', false, 'R3, D7'),
  collapsed:        row('boolean',  'stores', true,  'R2.4 and R4, D7'),
  isMobileApp:      row('flag',     'stores', false, 'R1, D5 and D7'),
  affid:            row('string',   'stores', false, 'R4, D7'),
  cxd:              row('string',   'stores', false, 'R4, D7'),
  marketingDataId:  row('string',   'stores', false, 'R4, D7'),
  supportChatToken: row('string',   'stores', true,  'D7, S2 and T2'),
  reassessmentSeen: row('pairs',    'stores', false, 'R2.7, D7'),
  consent:          row('choice',   'stores', false, 'D2 and D7'),
});

type KeyOf<Owner extends KeyOwner> = {
  [Key in keyof typeof STORAGE_KEYS]: (typeof STORAGE_KEYS)[Key] extends StorageKeyRow<Owner> ? Key : never;
}[keyof typeof STORAGE_KEYS];

/** Keys that stores may use. */
export type StorageKey = KeyOf<'stores'>;

/** Keys of the session vault. */
export type VaultKey = KeyOf<'vault'>;

/** All keys of localStorage. */
export const STORAGE_KEY_NAMES = Object.freeze(Object.keys(STORAGE_KEYS)) as readonly (
  StorageKey | VaultKey
)[];

/** The keys of an owner that every sign-out removes (R4). */
export function keysClearedBySignOut<Owner extends KeyOwner>(owner: Owner): readonly KeyOf<Owner>[] {
  return STORAGE_KEY_NAMES.filter(
    (key): key is KeyOf<Owner> => STORAGE_KEYS[key].owner === owner && STORAGE_KEYS[key].clearedBySignOut,
  );
}
