import { isGroup, type FieldSchema } from './form-schema';

/** Kind of a question's field. */
export type FieldKind =
  | 'text'
  | 'date'
  | 'number'
  | 'money'
  | 'choice'
  | 'cards'
  | 'several'
  | 'country'
  | 'declaration'
  | 'yes-no'
  | 'tick'
  | 'group';

/** The kind of a field, by its schema. */
export function fieldKind(field: FieldSchema): FieldKind {
  const { const: constant, format, oneOf, type, 'x-portico-widget': widget } = field;
  if (isGroup(field)) return 'group';
  if (type === 'array') return 'several';
  if (type === 'boolean') return constant ? 'declaration' : widget === 'tick' ? 'tick' : 'yes-no';
  if (type === 'number' || type === 'integer') return 'number';
  if (oneOf) return widget === 'cards' ? 'cards' : 'choice';
  if (format === 'date') return 'date';
  return widget === 'money' || widget === 'country' ? widget : 'text';
}
