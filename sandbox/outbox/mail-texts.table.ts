import type { CarriedMessage } from './carrier';

interface MailText {
  readonly subject: string;
  /** Shown above the message body. */
  readonly text: string;
}

const row = (subject: string, text: string): MailText => Object.freeze({ subject, text });

/** The text around the body of each kind of mail. */
export const MAIL_TEXTS: Readonly<Record<CarriedMessage['kind'], MailText>> = Object.freeze({
  'password-link':  row('Set a new password', 'Open this link to set a new password. It works once and for 60 minutes. If you did not ask for it, you need not do anything.'),
  'payout-address': row('Your payout address', 'The address that your payouts go to was set or changed. If this was not you, change your password and write to the support at once.'),
  code:             row('Your code', 'Type this code where you were asked for it. Never tell it to anybody.'),
});
