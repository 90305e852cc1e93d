import type { notifications } from '../db/tables/notifications';
import type { ButtonKey, MessageKey } from '../texts/gateway-texts';

type Row = typeof notifications.$inferInsert;

interface MessageKind {
  readonly category: Row['category'];
  readonly severity: Row['severity'];
  /** True if a mail goes out beside it, to a client who wants mails about its category. */
  readonly isMailed: boolean;
  /** A message's link, with the same values as its text, and the label of its button; the portal knows the brand's `{slug}`. */
  readonly link?: { readonly button: ButtonKey; readonly url: string };
}

const row = (category: Row['category'], severity: Row['severity'], channel: 'mail' | 'portal', button?: ButtonKey, url?: string): MessageKind =>
  Object.freeze({ category, severity, isMailed: channel === 'mail', ...(button && url && { link: { button, url } }) });

/**
 * The messages that the gateway sends to its clients. A new kind is a row here and a text in each language;
 * `Notices.notify` (notifications/notices.ts) writes it.
 */
export const MESSAGE_KINDS: Readonly<Record<MessageKey, MessageKind>> = Object.freeze({
  //                               category        severity    channel button         leads to
  'password-changed':         row('security',     'success',  'mail'),
  'account-password-changed': row('security',     'success',  'mail', 'account',     '/accounts?account={{login}}&tab=settings'),
  'new-device':               row('security',     'warning',  'mail', 'sessions',    '/Profile?tab=sessions'),
  'new-place':                row('security',     'warning',  'mail', 'sessions',    '/Profile?tab=sessions'),
  'session-ended':            row('security',     'info',     'mail', 'sessions',    '/Profile?tab=sessions'),
  'second-factor-on':         row('security',     'success',  'mail', 'security',    '/Profile?tab=security'),
  'second-factor-off':        row('security',     'warning',  'mail', 'security',    '/Profile?tab=security'),
  'app-removed':              row('security',     'warning',  'mail', 'security',    '/Profile?tab=security'),
  'recovery-code-used':       row('security',     'warning',  'mail', 'security',    '/Profile?tab=security'),
  'recovery-codes-made':      row('security',     'warning',  'mail', 'security',    '/Profile?tab=security'),
  'passkey-added':            row('security',     'success',  'mail', 'security',    '/Profile?tab=security'),
  'passkey-removed':          row('security',     'warning',  'mail', 'security',    '/Profile?tab=security'),
  'payout-address':           row('security',     'warning',  'mail', 'profile',     '/Profile'),
  'address-added':            row('security',     'warning',  'mail', 'wallet',      '/wallet?tab=addresses'),
  'address-removed':          row('security',     'info',     'mail', 'wallet',      '/wallet?tab=addresses'),
  'new-destination':          row('security',     'warning',  'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'margin-low':               row('margin',       'warning',  'mail', 'deposit',     '/accounts?deposit={{login}}'),
  'margin-call':              row('margin',       'critical', 'mail', 'deposit',     '/accounts?deposit={{login}}'),
  'stop-out':                 row('margin',       'critical', 'mail', 'deposit',     '/accounts?deposit={{login}}'),
  'stop-out-closed':          row('margin',       'critical', 'mail', 'history',     '/accounts?account={{login}}&tab=history'),
  'deposit-completed':        row('money',        'success',  'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'deposit-failed':           row('money',        'warning',  'mail', 'deposit',     '/accounts?deposit={{login}}'),
  'withdrawal-requested':     row('money',        'info',     'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'withdrawal-completed':     row('money',        'success',  'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'withdrawal-rejected':      row('money',        'warning',  'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'transfer-done':            row('money',        'success',  'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'wallet-deposit-completed':    row('money',     'success',  'mail', 'wallet',      '/wallet?tab=history'),
  'wallet-withdrawal-requested': row('money',     'info',     'mail', 'wallet',      '/wallet?tab=history'),
  'wallet-withdrawal-completed': row('money',     'success',  'mail', 'wallet',      '/wallet?tab=history'),
  'wallet-withdrawal-rejected':  row('money',     'warning',  'mail', 'wallet',      '/wallet?tab=history'),
  'wallet-transfer-done':        row('money',     'success',  'mail', 'wallet',      '/wallet?tab=history'),
  'document-approved':        row('documents',    'success',  'mail'),
  'document-rejected':        row('documents',    'critical', 'mail', 'documents',   '/upload-documents'),
  'address-rejected':         row('documents',    'critical', 'mail', 'documents',   '/upload-documents'),
  'identity-runs-out':        row('documents',    'warning',  'mail', 'documents',   '/upload-documents'),
  'application-approved':     row('documents',    'success',  'mail', 'application', '/open-investment-account'),
  'application-rejected':     row('documents',    'warning',  'mail', 'application', '/open-investment-account'),
  'application-returned':     row('documents',    'warning',  'mail', 'application', '/open-investment-account'),
  'account-asked':            row('security',     'info',     'mail'),
  'account-opened':           row('security',     'success',  'mail', 'account',     '/accounts?account={{login}}'),
  'account-refused':          row('account',      'warning',  'mail'),
  'profile-change-asked':     row('security',     'info',     'mail', 'profile',     '/Profile'),
  'change-approved':          row('security',     'success',  'mail', 'profile',     '/Profile'),
  'change-refused':           row('security',     'warning',  'mail', 'profile',     '/Profile'),
  'reward-rejected':          row('money',        'warning',  'mail', 'partnership', '/partnership'),
  'partner-approved':         row('account',      'success',  'mail', 'partnership', '/partnership'),
  'partner-refused':          row('account',      'warning',  'mail', 'partnership', '/partnership'),
  'partner-returned':         row('account',      'warning',  'mail', 'partnership', '/partnership'),
  'partner-ended':            row('account',      'warning',  'mail', 'partnership', '/partnership'),
  'partner-paused':           row('account',      'warning',  'mail', 'partnership', '/partnership'),
  'partner-resumed':          row('account',      'success',  'mail', 'partnership', '/partnership'),
  'payout-sent':              row('money',        'success',  'mail', 'partnership', '/partnership'),
  'payout-waits':             row('money',        'warning',  'mail', 'partnership', '/partnership'),
  'commission-destination':   row('security',     'warning',  'mail', 'partnership', '/partnership'),
  'campaign-won':             row('money',        'success',  'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'bonus-unlocked':           row('money',        'success',  'mail', 'account',     '/accounts?account={{login}}&tab=funds'),
  'bonus-ends':               row('money',        'warning',  'mail', 'campaigns',   '/campaigns'),
  'copy-stopped':             row('money',        'warning',  'mail', 'copy',        '/{slug}-social?copy={{copyId}}'),
  'strategy-closed':          row('money',        'warning',  'mail', 'copy',        '/{slug}-social?copy={{copyId}}'),
  'copy-fee':                 row('money',        'info',     'mail', 'copy',        '/{slug}-social?copy={{copyId}}'),
  'crypto-leverage':          row('account',      'info',     'portal'),
  'holiday-hours':            row('announcement', 'info',     'portal', 'news',        '/news'),
  'two-networks':             row('announcement', 'info',     'portal', 'wallet',      '/Wallet'),
});
