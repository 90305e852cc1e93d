import { MAX_MEMO_LENGTH } from '../../../src/domain/kernel/identifiers/length';
import { REGISTER_FIELDS } from '../../../src/domain/registration/register-fields.table';

/** The handling of a text, the same in all fields of a kind. */
export interface FieldKind {
  /** The function that cleans or reads the text, as `file#name`; null if it is sent as typed. */
  readonly cleaner: string | null;
  /** Maximum number of sent characters; null if the gateway or the rule of the number defines it. */
  readonly longest: number | null;
  /** The result of a paste. */
  readonly paste: string;
}

const DOMAIN = 'src/domain';
const IDENTIFIERS = `${DOMAIN}/kernel/identifiers`;
const { address, email, firstName, legalName, nationalNumber, password, phone, postcode, referralCode, registrationNumber, website } =
  REGISTER_FIELDS;

export const FIELD_KINDS = {
  email:            { cleaner: `${IDENTIFIERS}/email#cleanEmail`,                longest: email.maxLength,              paste: '`mailto:`, brackets, marks and full-width letters go when the field is left' },
  'old password':   { cleaner: null,                                             longest: password.maxLength,           paste: 'as it is: the gateway compares three spellings' },
  'new password':   { cleaner: `${IDENTIFIERS}/opaque-string#opaqueString`,      longest: password.maxLength,           paste: 'composed as RFC 8265 says; blanks at the ends stay' },
  'one-time code':  { cleaner: `${IDENTIFIERS}/one-time-code#enteredCode`,       longest: null,                         paste: 'the code is found in its message, at once' },
  phone:            { cleaner: `${IDENTIFIERS}/phone#cleanPhone`,                longest: phone.maxLength,              paste: 'marks, `tel:`, dashes and brackets go when the field is left' },
  number:           { cleaner: `${DOMAIN}/kernel/numbers/read-number#readNumber`, longest: null,                        paste: 'with currency or `%`, marks and groups; two readings are a question' },
  'calendar day':   { cleaner: `${IDENTIFIERS}/plain-text#plainText`,            longest: null,                         paste: 'digits of every script, in the order of the culture or as `YYYY-MM-DD`' },
  'date of birth':  { cleaner: `${IDENTIFIERS}/date-parts#readPastedDate`,       longest: null,                         paste: 'a whole date is spread over day, month and year' },
  name:             { cleaner: null,                                             longest: firstName.maxLength,          paste: 'as it is; too long is refused with the limit' },
  organization:     { cleaner: null,                                             longest: legalName.maxLength,          paste: 'as it is; too long is refused with the limit' },
  'register entry': { cleaner: null,                                             longest: registrationNumber.maxLength, paste: 'as it is; too long is refused with the limit' },
  street:           { cleaner: null,                                             longest: address.maxLength,            paste: 'as it is; too long is refused with the limit' },
  postcode:         { cleaner: `${IDENTIFIERS}/plain-text#plainText`,            longest: postcode.maxLength,           paste: 'digits and letters become plain when it is sent' },
  'profile text':   { cleaner: `${DOMAIN}/profile/profile-change#changesOf`,      longest: null,                         paste: 'as in the field of the registration' },
  'national number': { cleaner: `${DOMAIN}/registration/field-formats#nationalNumberOf`, longest: nationalNumber.maxLength, paste: 'blanks, points and dashes go; digits of every script' },
  'web address':    { cleaner: `${DOMAIN}/registration/field-formats#websiteAddress`,                                          longest: website.maxLength,            paste: 'as it is; `https://` is added when it is sent' },
  'referral code':  { cleaner: null,                                             longest: referralCode.maxLength,       paste: 'as it is; too long is refused with the limit' },
  destination:      { cleaner: `${IDENTIFIERS}/wallet-address#readReceiver`,     longest: null,                         paste: 'a payment link gives its address; an IBAN is shown in fours' },
  memo:             { cleaner: null,                                             longest: MAX_MEMO_LENGTH,              paste: 'as it is; too long is refused with the limit' },
  label:            { cleaner: `${DOMAIN}/kernel/label#labelOf`,                 longest: null,                         paste: 'hidden characters go; too long is refused with the limit' },
  search:           { cleaner: null,                                             longest: null,                         paste: 'as it is; nothing is sent but what is looked for' },
  message:          { cleaner: null,                                             longest: null,                         paste: 'as it is, over several lines' },
  answer:           { cleaner: `${IDENTIFIERS}/plain-text#asciiDigits`,          longest: null,                         paste: 'digits of every script become ASCII when the field is left' },
} as const satisfies Record<string, FieldKind>;

export type FieldKindName = keyof typeof FIELD_KINDS;

/** The kind of each field, by its id as the code writes it. */
export const KIND_OF_FIELD: Readonly<Record<string, FieldKindName>> = {
  '${name}-amount': 'number',
  '${name}-code': 'one-time code',
  '${name}-password': 'old password',
  'account-current': 'old password',
  'account-name': 'label',
  'account-next': 'new password',
  'accounts-search': 'search',
  'answer: DateInput': 'calendar day',
  'answer: TextInput': 'answer',
  'answer: TypedNumber': 'number',
  'apply-website': 'web address',
  'book-from': 'calendar day',
  'book-symbol': 'search',
  'book-to': 'calendar day',
  'calculator-${field}': 'number',
  'calculator-rate': 'number',
  'copy-amount': 'number',
  'copy-flow-amount': 'number',
  '${id}-percent': 'number',
  'social-search': 'search',
  'chat-input': 'message',
  'email-proof-code': 'one-time code',
  'forgot-email': 'email',
  'login-email': 'email',
  'login-password': 'old password',
  'money-destination': 'destination',
  'money-memo': 'memo',
  'new-password-confirm': 'new password',
  'new-password-password': 'new password',
  'news-search': 'search',
  'open-${field}': 'new password',
  'open-nickname': 'label',
  'passkey-name': 'label',
  'partnership-from': 'calendar day',
  'partnership-link-name': 'label',
  'partnership-to': 'calendar day',
  'profile-${field}': 'profile text',
  'profile-${name}': 'new password',
  'register-address': 'street',
  'register-address2': 'street',
  'register-birthDate': 'date of birth',
  'register-city': 'street',
  'register-code': 'one-time code',
  'register-confirm': 'new password',
  'register-email': 'email',
  'register-firstName': 'name',
  'register-lastName': 'name',
  'register-legalName': 'organization',
  'register-nationalNumber': 'national number',
  'register-password': 'new password',
  'register-phone': 'phone',
  'register-postcode': 'postcode',
  'register-referralCode': 'referral code',
  'register-registrationNumber': 'register entry',
  'register-website': 'web address',
  'rehearsal-from': 'calendar day',
  'second-code': 'one-time code',
  'statement-${end}': 'calendar day',
  'wallet-add-address': 'destination',
  'wallet-add-memo': 'memo',
  'wallet-address': 'destination',
  'wallet-from': 'calendar day',
  'wallet-label': 'label',
  'wallet-new-label': 'label',
  'wallet-search': 'search',
  'wallet-until': 'calendar day',
};
