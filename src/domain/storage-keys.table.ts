/** How the string under a key is read; every value is a plain string without JSON (decisions 7). */
export type StoredType = 'string' | 'seconds' | 'culture' | 'language' | 'boolean' | 'flag' | 'pairs' | 'choice';

interface StorageKeyRow {
  readonly storage: 'local';
  readonly type: StoredType;
  readonly clearedBySignOut: boolean;
  readonly spec: string;
}

function row(type: StoredType, clearedBySignOut: boolean, spec: string): StorageKeyRow {
  return Object.freeze({ storage: 'local', type, clearedBySignOut, spec });
}

/** Every key that the portal keeps in localStorage (spec 3 and 4, decisions 7); nothing else is kept there. */
export const STORAGE_KEYS = Object.freeze({
  //                    type       cleared  spec
  token:            row('string',   true,  'spec 4, decisions 7'),
  tokenExp:         row('seconds',  true,  'spec 4, decisions 7'),
  language:         row('culture',  true,  'spec 4, decisions 3 and 7'),
  i18nextLng:       row('language', false, 'spec 3, decisions 7'),
  collapsed:        row('boolean',  true,  'spec 2.4 and 4, decisions 7'),
  isMobileApp:      row('flag',     false, 'spec 1, decisions 5 and 7'),
  affid:            row('string',   false, 'spec 4, decisions 7'),
  cxd:              row('string',   false, 'spec 4, decisions 7'),
  marketingDataId:  row('string',   false, 'spec 4, decisions 7'),
  supportChatToken: row('string',   true,  'decisions 7, quality S2 and T2'),
  reassessmentSeen: row('pairs',    false, 'spec 2.7, decisions 7'),
  consent:          row('choice',   false, 'decisions 2 and 7'),
});

export type StorageKey = keyof typeof STORAGE_KEYS;

/** All keys of localStorage. */
export const STORAGE_KEY_NAMES = Object.freeze(Object.keys(STORAGE_KEYS)) as readonly StorageKey[];

/** The keys of localStorage that every sign-out removes (spec 4). */
export function keysClearedBySignOut(): readonly StorageKey[] {
  return STORAGE_KEY_NAMES.filter((key) => STORAGE_KEYS[key].clearedBySignOut);
}
