import type { FieldSchema, SectionSchema } from '../../../src/domain/onboarding/form-schema';
import type { QuestionnaireTextKey } from '../../texts/questionnaire-texts';

interface SectionData extends Omit<SectionSchema, 'type'> {
  readonly title: QuestionnaireTextKey;
  readonly 'x-portico-why': QuestionnaireTextKey;
  readonly properties: Readonly<Record<string, FieldSchema>>;
  /** Fields that may be left empty. */
  readonly optional?: readonly string[];
}

/** A section in the order in which its fields are written; each field is required unless it is declared optional. */
export function section({ optional = [], properties, ...own }: SectionData): SectionSchema {
  return { type: 'object', ...own, ...fieldsOf(properties, optional) };
}

/** Fields in the order in which they are written. */
export function fieldsOf(
  properties: Readonly<Record<string, FieldSchema>>,
  optional: readonly string[] = [],
) {
  const names = Object.keys(properties);
  return {
    properties,
    required: names.filter((name) => !optional.includes(name)),
    'x-portico-order': names,
  };
}
