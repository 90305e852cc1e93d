import { cleanEmail, isEmail } from '../kernel/identifiers/email';

/** Reasons why a field of the sign-in form can't be sent. */
export type CredentialIssue = 'missing' | 'too-long' | 'not-an-email';

const EMAIL_MAX = 254;

/** The sign-in form's rules: an address of at most 254 characters, a password of any form (V4). */
export function checkCredentials(
  email: string,
  password: string,
): Readonly<Partial<Record<'email' | 'password', CredentialIssue>>> {
  const emailIssue = checkEmail(email);
  return {
    ...(emailIssue === undefined ? {} : { email: emailIssue }),
    ...(password === '' ? { password: 'missing' as const } : {}),
  };
}

/** Refuses only texts that can't be an e-mail address; the gateway checks whether the address exists. */
export function checkEmail(text: string): CredentialIssue | undefined {
  const email = cleanEmail(text);
  if (email === '') return 'missing';
  if (email.length > EMAIL_MAX) return 'too-long';
  return isEmail(email) ? undefined : 'not-an-email';
}
