/** Appearance of a reason, and the page that helps. */
interface BlockerRow {
  /** Severity: `error` and `warning` need the client, `info` only informs. */
  readonly tone: 'error' | 'warning' | 'info';
  /** The word of the link: `dashboard.fix.{fix}`. */
  readonly fix: 'upload' | 'continue' | 'pay' | 'details';
  /** An address, or the kind of object whose page helps: the re-assessment, the request or the account. */
  readonly page: '/upload-documents' | '/open-investment-account' | '/Profile?tab=security' | 'assessment' | 'request' | 'account';
  /** Meaning of `minutes`: the broker's review, or the client's own time. */
  readonly takes: 'review' | 'time';
}

const row = (
  tone: BlockerRow['tone'],
  fix: BlockerRow['fix'],
  page: BlockerRow['page'],
  takes: BlockerRow['takes'],
): BlockerRow => Object.freeze({ tone, fix, page, takes });

/** Why something may be blocked (V1); the words are `dashboard.blocked.{reason}`. */
export const BLOCKERS = Object.freeze({
  //                        tone       fix         page                        takes
  'document-missing':  row('warning', 'upload',   '/upload-documents',        'review'),
  'document-rejected': row('error',   'upload',   '/upload-documents',        'review'),
  'document-expired':  row('error',   'upload',   '/upload-documents',        'review'),
  'document-pending':  row('info',    'details',  '/upload-documents',        'review'),
  'application':       row('warning', 'continue', '/open-investment-account', 'time'),
  'assessment':        row('warning', 'continue', 'assessment',               'time'),
  'second-factor-off': row('info',    'details',  '/Profile?tab=security',    'time'),
  'email-unproved':    row('warning', 'continue', '/Profile?tab=security',    'time'),
  'unpaid':            row('warning', 'pay',      'request',                  'time'),
  'close-only':        row('info',    'details',  'account',                  'time'),
  'no-trading':        row('info',    'details',  'account',                  'time'),
  'no-login':          row('info',    'details',  'account',                  'time'),
});
