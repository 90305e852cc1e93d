import { checkEmail } from '../session/credentials';
import { birthDateIssue, isNationalNumber, isPersonName, isWebsite, type FieldIssue } from './field-checks';
import { judgePassword, type PasswordRules } from '../session/password-rules';
import { REGISTER_FIELDS, type FieldCheck, type RegisterField } from './register-fields.table';

/** Typed values by field; an untouched field is absent. */
export type RegisterValues = Readonly<Partial<Record<RegisterField, string>>>;

/** Fields that can't be sent, each with its reason. */
export type RegisterIssues = Readonly<Partial<Record<RegisterField, FieldIssue>>>;

/** Facts that the rules need besides the field itself. */
export interface CheckContext {
  readonly values: RegisterValues;
  readonly rules: PasswordRules;
  /** `YYYY-MM-DD` where the visitor is. */
  readonly today: string;
  readonly minimumAge: number;
}

type Check = (text: string, context: CheckContext) => FieldIssue | undefined;

/** Digits of a phone number, without the dial code (V5); a library checks it before it is sent. */
const FEWEST_DIGITS = 5;
const MOST_DIGITS = 15;

const CHECKS: Readonly<Record<FieldCheck, Check>> = Object.freeze({
  text: () => undefined,
  choice: () => undefined,
  consent: () => undefined,
  email: (text) => checkEmail(text),
  name: (text) => (isPersonName(text) ? undefined : 'not-a-name'),
  phone: checkPhone,
  password: (text, { rules, values }) =>
    judgePassword(text, rules, values.email).every(({ isMet: kept }) => kept) ? undefined : 'weak',
  same: (text, { values }) => (text === values.password ? undefined : 'different'),
  adult: (text, { today, minimumAge }) => birthDateIssue(text, today, minimumAge),
  nik: (text) => (isNationalNumber(text) ? undefined : 'not-nik'),
  website: (text) => (isWebsite(text) ? undefined : 'not-a-website'),
});

/** The issue of one field. */
export function checkField(field: RegisterField, context: CheckContext): FieldIssue | undefined {
  const { check, required, maxLength } = REGISTER_FIELDS[field];
  const typed = context.values[field] ?? '';
  // Spaces at the ends of a password are part of it.
  const text = check === 'password' || check === 'same' ? typed : typed.trim();
  if (text === '') {
    if (!required) return undefined;
    return check === 'consent' ? 'not-accepted' : 'missing';
  }
  if ([...text].length > maxLength) return 'too-long';
  return CHECKS[check](text, context);
}

/** The issues of a form; empty if it can be sent. The payload has the same fields. */
export function checkFields(fields: readonly RegisterField[], context: CheckContext): RegisterIssues {
  const results = fields.map((field) => [field, checkField(field, context)] as const);
  return Object.fromEntries(results.filter(([, issue]) => issue !== undefined));
}

function checkPhone(text: string): FieldIssue | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text)) return 'not-a-phone';
  const digits = text.replaceAll(/\D/g, '').length;
  if (digits < FEWEST_DIGITS) return 'phone-too-short';
  return digits > MOST_DIGITS ? 'phone-too-long' : undefined;
}
