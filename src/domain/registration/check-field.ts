import { hasControls } from '../kernel/identifiers/line-text';
import { isName } from '../kernel/identifiers/person-name';
import { opaqueString } from '../kernel/identifiers/opaque-string';
import { checkEmail } from '../session/credentials';
import { hasCity, isPostcode, postcodeRule } from '../kernel/identifiers/postcode';
import { cleanField } from './clean-field';
import { birthDateIssue, isNationalNumber, isWebsite, type FieldIssue } from './field-formats';
import { checkPassword, type PasswordRules } from '../session/password-rules';
import { REGISTER_FIELDS, type FieldCheck, type RegisterField } from './register-fields.table';

/** Typed values by field; an untouched field is absent. */
export type RegisterValues = Readonly<Partial<Record<RegisterField, string>>>;

/** Fields that can't be sent, each with its reason. */
export type RegisterIssues = Readonly<Partial<Record<RegisterField, FieldIssue>>>;

/** Facts that the checks need besides the field itself. */
export interface CheckContext {
  readonly values: RegisterValues;
  readonly rules: PasswordRules;
  /** `YYYY-MM-DD`, in the visitor's time zone. */
  readonly today: string;
  readonly minimumAge: number;
}

type Check = (text: string, context: CheckContext) => FieldIssue | undefined;

/** Digits of a phone number without the dial code (V5). This is a first check; a library checks the number before it is sent. */
const MIN_DIGITS = 5;
const MAX_DIGITS = 15;

const CHECKS: Readonly<Record<FieldCheck, Check>> = Object.freeze({
  text: (text) => (hasControls(text) ? 'unreadable' : undefined),
  code: (text) => (hasControls(text) ? 'unreadable' : undefined),
  city: (text) => (hasControls(text) ? 'unreadable' : undefined),
  postcode: (text, { values }) => (isPostcode(text, values.country ?? '') ? undefined : 'not-a-postcode'),
  choice: () => undefined,
  consent: () => undefined,
  email: (text) => checkEmail(text),
  name: (text) => (isName(text) ? undefined : 'unreadable'),
  phone: checkPhone,
  password: (text, { rules, values }) =>
    checkPassword(text, rules, values.email).every(({ isMet }) => isMet) ? undefined : 'weak',
  same: (text, { values }) =>
    opaqueString(text) === opaqueString(values.password ?? '') ? undefined : 'different',
  adult: (text, { today, minimumAge }) => birthDateIssue(text, today, minimumAge),
  nik: (text) => (isNationalNumber(text) ? undefined : 'not-nik'),
  website: (text) => (isWebsite(text) ? undefined : 'not-a-website'),
});

/** The issue of one field. */
export function checkField(field: RegisterField, context: CheckContext): FieldIssue | undefined {
  const { check, maxLength } = REGISTER_FIELDS[field];
  if (!isUsed(field, context.values)) return undefined;
  const text = cleanField(field, context.values[field] ?? '', context.values.country);
  if (text === '') {
    if (!isRequired(field, context.values)) return undefined;
    return check === 'consent' ? 'not-accepted' : 'missing';
  }
  if ([...text].length > maxLength) return 'too-long';
  return CHECKS[check](text, context);
}

/** The issues of a form; empty if it can be sent. */
export function checkFields(fields: readonly RegisterField[], context: CheckContext): RegisterIssues {
  const results = fields.map((field) => [field, checkField(field, context)] as const);
  return Object.fromEntries(results.filter(([, issue]) => issue !== undefined));
}

/** True for a field that a form needs: not every address has a city or a postcode, and many people have one name. */
export function isRequired(field: RegisterField, { country = '', hasOneName }: RegisterValues): boolean {
  if (field === 'postcode') return postcodeRule(country).isRequired;
  if (field === 'city') return hasCity(country);
  return REGISTER_FIELDS[field].isRequired && !(field === 'lastName' && hasOneName === 'yes');
}

/** False for the postcode of a country without postcodes. */
export function isUsed(field: RegisterField, { country = '' }: Pick<RegisterValues, 'country'>): boolean {
  return field !== 'postcode' || postcodeRule(country).isUsed;
}

function checkPhone(text: string): FieldIssue | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text)) return 'not-a-phone';
  const digits = text.replaceAll(/\D/g, '').length;
  if (digits < MIN_DIGITS) return 'phone-too-short';
  return digits > MAX_DIGITS ? 'phone-too-long' : undefined;
}
