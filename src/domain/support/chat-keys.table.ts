import { policyRow as row, policyTable } from '../site/policy-row';

const CHAT_KEY_NAMES = Object.freeze(['supportChat.key', 'supportChat.keyAf'] as const);

/** Translation key of the chat provider's key, by the visitor's continent (R4, D4). */
export const CHAT_KEYS = policyTable<'special' | 'elsewhere', (typeof CHAT_KEY_NAMES)[number]>('chatKey', () => CHAT_KEY_NAMES, {
  //             main               invest             bank               international        other              spec
  special:   row('supportChat.key', 'supportChat.key', 'supportChat.key', 'supportChat.keyAf', 'supportChat.key', 'R4, D4'),
  elsewhere: row('supportChat.key', 'supportChat.key', 'supportChat.key', 'supportChat.key',   'supportChat.key', 'R4, D4'),
});
