import { cleanEmail } from '../kernel/identifiers/email';
import { opaqueString } from '../kernel/identifiers/opaque-string';

/** Kinds of characters that a gateway may require. */
export type PasswordNeed = 'lower' | 'upper' | 'digit' | 'symbol';

/** The rules for a new password. The gateway sends them, so that the portal can show which are met while one types. */
export interface PasswordRules {
  /** In characters, not in UTF-16 units. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly needs: readonly PasswordNeed[];
  /** The e-mail address itself is not allowed as a password. */
  readonly notEmail: boolean;
}

/** The rules shown where the gateway sends none; it still checks the password itself. */
export const DEFAULT_PASSWORD_RULES: PasswordRules = Object.freeze({
  minLength: 8,
  maxLength: 128,
  needs: Object.freeze([]),
  notEmail: true,
});

const CHARACTER_CLASSES: Readonly<Record<PasswordNeed, RegExp>> = Object.freeze({
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
});

/** One line of the live rule list. */
export interface PasswordCheck {
  readonly rule: 'minLength' | 'maxLength' | 'notEmail' | PasswordNeed;
  readonly isMet: boolean;
}

/**
 * Checks a password against each rule, in the order on screen. The maximum length is listed only once it is exceeded.
 * @param email undefined if the form does not know it; the rule about it is then left to the gateway.
 */
export function checkPassword(
  typedPassword: string,
  rules: PasswordRules,
  email: string | undefined,
): readonly PasswordCheck[] {
  const password = opaqueString(typedPassword);
  const { length } = [...password];
  const isEmail = email !== undefined && password.toLowerCase() === cleanEmail(email);
  return [
    { rule: 'minLength', isMet: length >= rules.minLength },
    ...(length > rules.maxLength ? [{ rule: 'maxLength', isMet: false } as const] : []),
    ...rules.needs.map((rule) => ({ rule, isMet: CHARACTER_CLASSES[rule].test(password) })),
    ...(rules.notEmail && email !== undefined
      ? [{ rule: 'notEmail', isMet: password !== '' && !isEmail } as const]
      : []),
  ];
}

/** From 0, an empty password, to 4, strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const BITS_OF_STRENGTH = [28, 45, 60] as const;

/**
 * A rough estimate of the entropy: the number of possible characters to the power of the number of different characters.
 * It is a hint for the client, never a reason to refuse.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  const characters = [...password.toLowerCase()];
  const choices = [10, 26, 33].filter((_, index) => [/\d/, /\p{L}/u, /[^\d\p{L}]/u][index]?.test(password));
  const pool = choices.reduce((sum, choice) => sum + choice, CHARACTER_CLASSES.upper.test(password) ? 26 : 0);
  // A repeated character, or one of a sequence such as "abc" or "321", adds next to nothing.
  const distinctCharacters = characters.filter((character, index) => {
    const step = character.charCodeAt(0) - (characters[index - 1]?.charCodeAt(0) ?? 0);
    return characters.indexOf(character) === index && Math.abs(step) !== 1;
  });
  const bits =
    (distinctCharacters.length + (characters.length - distinctCharacters.length) / 4) * Math.log2(pool);
  return (1 + BITS_OF_STRENGTH.filter((limit) => bits >= limit).length) as PasswordStrength;
}
