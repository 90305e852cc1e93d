/** The first section of the application (V6, 1 person). Empty where not answered. */
export interface Person {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** Name of a country, at most 64 characters. */
  readonly citizenship: string;
  /** Why the account is wanted; one of `REASONS`. */
  readonly reason: string;
}

export const SALUTATIONS = ['ms', 'mr', 'none'] as const;
export const REASONS = ['grow', 'income', 'hedge', 'learn'] as const;

export const NOBODY: Person = Object.freeze({
  salutation: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  citizenship: '',
  reason: '',
});

export type PersonIssue = 'missing' | 'not-a-name' | 'not-a-date' | 'too-young';
export type PersonIssues = Readonly<Partial<Record<keyof Person, PersonIssue>>>;

/** Letters and marks of any script, spaces, period, hyphen, apostrophe; at most 50 (V5). */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,49}$/u;
const ADULT_YEARS = 18;

/**
 * What can't be saved as it is.
 * @param today `YYYY-MM-DD` on the client's calendar.
 */
export function checkPerson(person: Person, today: string): PersonIssues {
  const issues: Record<keyof Person, PersonIssue | undefined> = {
    salutation: choiceIssue(person.salutation),
    firstName: nameIssue(person.firstName),
    lastName: nameIssue(person.lastName),
    birthDate: birthIssue(person.birthDate, today),
    citizenship: choiceIssue(person.citizenship),
    reason: choiceIssue(person.reason),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== undefined));
}

function choiceIssue(choice: string): PersonIssue | undefined {
  return choice === '' ? 'missing' : undefined;
}

function nameIssue(name: string): PersonIssue | undefined {
  if (name.trim() === '') return 'missing';
  return NAME.test(name.trim()) ? undefined : 'not-a-name';
}

function birthIssue(date: string, today: string): PersonIssue | undefined {
  if (date === '') return 'missing';
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return 'not-a-date';
  // Dates of this form compare as text; who was born on 29 February is of age on 1 March.
  const latest = `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
  return date > latest ? 'too-young' : undefined;
}
