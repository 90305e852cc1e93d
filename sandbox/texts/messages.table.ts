import type { notifications } from '../db/tables/notifications';
import type { ButtonKey, MessageKey } from './gateway-texts';

type Row = typeof notifications.$inferInsert;

interface MessageKind {
  readonly category: Row['category'];
  readonly severity: Row['severity'];
  /** Where a message links to, and the label of its button. */
  readonly link?: { readonly button: ButtonKey; readonly url: string };
}

const row = (category: Row['category'], severity: Row['severity'], button?: ButtonKey, url?: string): MessageKind =>
  Object.freeze({ category, severity, ...(button && url && { link: { button, url } }) });

/** The gateway's own notifications; their texts are with each language's. */
export const MESSAGE_KINDS: Readonly<Record<MessageKey, MessageKind>> = Object.freeze({
  //                        category        severity   button       leads to
  'holiday-hours':     row('announcement', 'info',    'news',      '/news'),
  'crypto-leverage':   row('account',      'info'),
  'password-changed':  row('security',     'success'),
  'new-device':        row('security',     'warning', 'sessions',  '/Profile?tab=sessions'),
  'second-factor-on':  row('security',     'success', 'security',  '/Profile?tab=security'),
  'second-factor-off': row('security',     'warning', 'security',  '/Profile?tab=security'),
  'recovery-code-used': row('security',    'warning', 'security',  '/Profile?tab=security'),
  'address-rejected':  row('documents',    'warning', 'documents', '/upload-documents'),
  'identity-runs-out': row('documents',    'warning', 'documents', '/upload-documents'),
  'two-networks':      row('announcement', 'info',    'wallet',    '/Wallet'),
  'change-approved':   row('account',      'success', 'profile',   '/Profile'),
  'change-refused':    row('account',      'warning', 'profile',   '/Profile'),
  'deposit-completed':    row('account',   'success'),
  'withdrawal-requested': row('account',   'info'),
  'withdrawal-completed': row('account',   'success'),
  'withdrawal-rejected':  row('account',   'warning'),
  'transfer-done':        row('account',   'success'),
});
