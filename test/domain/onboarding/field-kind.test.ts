import { fieldKind } from '../../../src/domain/onboarding/field-kind';
import type { FieldSchema } from '../../../src/domain/onboarding/form-schema';

test.each<[FieldSchema, string]>([
  [{ type: 'boolean' }, 'yes-no'],
  [{ type: 'boolean', const: true }, 'declaration'],
  [{ type: 'boolean', 'x-portico-widget': 'tick' }, 'tick'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', 'x-portico-widget': 'country' }, 'country'],
  [{ type: 'string', 'x-portico-widget': 'name' }, 'text'],
])('%j is a %s', (field, kind) => {
  expect(fieldKind(field)).toBe(kind);
});
