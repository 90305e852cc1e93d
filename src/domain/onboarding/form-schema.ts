/** A text, a decimal string, a number, a declaration, or several choices. */
type SingleAnswer = string | number | boolean | readonly string[] | null;
/** Answers by field of one item of a group; groups hold no groups. */
export type ItemAnswers = { readonly [field: string]: SingleAnswer };
/** One answer: a single one, or the items of a group. */
export type Answer = SingleAnswer | readonly ItemAnswers[];
/** Answers by field. */
export type AnswersOf = { readonly [field: string]: Answer };
/** Answers by section. */
export type Answers = { readonly [section: string]: AnswersOf };

/** A JSON Schema that answers must match. Of a section's parts it sees all answers, of a group's fields the item. */
export type Condition = Readonly<Record<string, unknown>>;

/** Fields that all parts of a form share. */
export interface Part {
  readonly title?: string;
  readonly description?: string;
  /** Without a match the part is not shown, not required, and its answer is dropped. */
  readonly 'x-portico-if'?: Condition;
  /** Companies whose form has the part; the gateway leaves out the others' and this word. */
  readonly 'x-portico-companies'?: readonly number[];
}

/** Fields in their order: a section, or an item of a group. */
export interface FieldsSchema extends Part {
  readonly type: 'object';
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly 'x-portico-order'?: readonly string[];
}

/** A part of the questionnaire that is answered on one page. */
export interface SectionSchema extends FieldsSchema {
  readonly title: string;
  /** `documents`: no answers; done when each of `x-portico-kinds` was sent and not rejected. */
  readonly 'x-portico-widget'?: 'documents';
  readonly 'x-portico-kinds'?: readonly string[];
  /** Estimated duration. */
  readonly 'x-portico-minutes'?: number;
  /** Explanation for the client why the section is asked. */
  readonly 'x-portico-why'?: string;
}

/** One of the answers offered, with its words. */
export interface ChoiceSchema {
  readonly const: string;
  readonly title: string;
}

/** A pattern by the answer of another field. */
export interface PatternBy {
  /** `/section/field`; in a group, the name of a field of the same item. */
  readonly field: string;
  readonly patterns: Readonly<Record<string, { readonly pattern: string; readonly example: string }>>;
}

/** A question: the rules of its answer, and its presentation. */
export interface FieldSchema extends Part {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  readonly format?: 'date';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly const?: true;
  readonly oneOf?: readonly ChoiceSchema[];
  readonly items?: FieldsSchema | { readonly oneOf: readonly ChoiceSchema[] };
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly examples?: readonly string[];
  readonly 'x-portico-widget'?: 'cards' | 'money' | 'country' | 'tax-number';
  readonly 'x-portico-required-if'?: Condition;
  readonly 'x-portico-pattern-by'?: PatternBy;
  /** The age in whole years that a date of birth has to give. */
  readonly 'x-portico-age'?: { readonly min: number };
  /** A date that may not lie in the future. */
  readonly 'x-portico-latest'?: 'today';
  readonly 'x-portico-currency'?: string;
  /** Limits of an amount, decimal strings. */
  readonly 'x-portico-minimum'?: string;
  readonly 'x-portico-maximum'?: string;
  /** A re-assessment asks it for the first time. */
  readonly 'x-portico-new'?: boolean;
}

/** A questionnaire: JSON Schema 2020-12 of the answers, with the words `x-portico-*` (docs/decisions/0031). */
export interface FormSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, SectionSchema>>;
  readonly 'x-portico-order': readonly string[];
}

/** A field whose answer is a list of items, each with fields of its own. */
export type GroupSchema = FieldSchema & { readonly items: FieldsSchema };

export function isGroup(field: FieldSchema): field is GroupSchema {
  return field.items !== undefined && 'properties' in field.items;
}

/** Accepts an object with fields; an item of a group is external input. */
export function isFields(value: unknown): value is ItemAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks the types of a section's answers. */
export function isAnswers(value: unknown): value is AnswersOf {
  return isFields(value) && Object.values<unknown>(value).every((one) => isSingle(one) || isGroupOf(one));
}

const isSingle = (value: unknown): value is SingleAnswer =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const isGroupOf = (value: unknown): value is readonly ItemAnswers[] =>
  Array.isArray(value) && value.every((item) => isFields(item) && Object.values(item).every(isSingle));

/** Names in the order of the form; names outside its order follow. */
export function orderOf({
  properties = {},
  'x-portico-order': order = [],
}: {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly 'x-portico-order'?: readonly string[];
}): string[] {
  const named = order.filter((name) => Object.hasOwn(properties, name));
  return [...new Set([...named, ...Object.keys(properties)])];
}
