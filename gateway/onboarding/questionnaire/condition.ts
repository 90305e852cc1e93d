import type { Condition } from '../../../src/domain/onboarding/form-schema';

/** True if a field of a section has one of these answers. */
export function answerCondition(
  section: string,
  field: string,
  ...answers: readonly (string | boolean)[]
): Condition {
  return { type: 'object', required: [section], properties: { [section]: whereItem(field, ...answers) } };
}

/** True if a field of the same item of a group has one of these answers. */
export function whereItem(field: string, ...answers: readonly (string | boolean)[]): Condition {
  return { type: 'object', required: [field], properties: { [field]: { enum: answers } } };
}
