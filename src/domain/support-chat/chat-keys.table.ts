import { policyRow as row } from '../policy-row';

/** Translation key that holds the chat provider's key, by where the visitor is (spec 4, decisions 4). */
export const CHAT_KEYS = Object.freeze({
  //             main               invest             bank               international        other              spec
  special:   row('supportChat.key', 'supportChat.key', 'supportChat.key', 'supportChat.keyAf', 'supportChat.key', '4, decisions 4'),
  elsewhere: row('supportChat.key', 'supportChat.key', 'supportChat.key', 'supportChat.key',   'supportChat.key', '4, decisions 4'),
});
