/** What a reason is about, and what the client can do about it. */
interface BlockerRow {
  /** How grave it looks: something to do, something that passes, or something that only the broker can change. */
  readonly tone: 'error' | 'warning' | 'info';
  /** The word of the link: `dashboard.fix.{fix}`. */
  readonly fix: 'upload' | 'continue' | 'pay' | 'details';
  /** An address, or what has one: the re-assessment, the request or the account that it is about. */
  readonly page: '/upload-documents' | '/open-investment-account' | '/Profile?tab=security' | 'assessment' | 'request' | 'account';
  /** What `minutes` are: the broker's review, or the client's own time. */
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
  'application':       row('warning', 'continue', '/open-investment-account', 'time'),
  'assessment':        row('warning', 'continue', 'assessment',               'time'),
  'second-factor-off': row('info',    'details',  '/Profile?tab=security',    'time'),
  'unpaid':            row('warning', 'pay',      'request',                  'time'),
  'close-only':        row('info',    'details',  'account',                  'time'),
  'no-trading':        row('info',    'details',  'account',                  'time'),
  'no-login':          row('info',    'details',  'account',                  'time'),
});
