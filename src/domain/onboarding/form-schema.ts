/** A text, a decimal string, a number, a declaration, or several choices. */
type SingleAnswer = string | number | boolean | readonly string[] | null;
/** Answers by field of one item of a group; groups are never nested. */
export type ItemAnswers = { readonly [field: string]: SingleAnswer };
/** The answer to a question: a single one, or the items of a group. */
export type Answer = SingleAnswer | readonly ItemAnswers[];
/** Answers by field. */
export type FieldAnswers = { readonly [field: string]: Answer };
/** Answers by section. */
export type Answers = { readonly [section: string]: FieldAnswers };

/** A JSON Schema that must match: in a section all answers of the form, in a group the answers of the item. */
export type Condition = Readonly<Record<string, unknown>>;

/** Fields that all parts of a form share. */
export interface FormPart {
  readonly title?: string;
  readonly description?: string;
  /** Without a match the part is not shown, not required, and its answer is dropped. */
  readonly 'x-portico-if'?: Condition;
  /** Companies whose form has the part; the gateway sends no part of another company, and no list. */
  readonly 'x-portico-companies'?: readonly number[];
}

/** Fields in their order: a section, or an item of a group. */
export interface FieldsSchema extends FormPart {
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
  /** Explanation for the client why the section is necessary. */
  readonly 'x-portico-why'?: string;
}

/** A possible answer, with its text. */
export interface ChoiceSchema {
  readonly const: string;
  readonly title: string;
}

/** A pattern that depends on the answer to another field. */
export interface DependentPattern {
  /** `/section/field`; in a group, the name of a field of the same item. */
  readonly field: string;
  readonly patterns: Readonly<Record<string, { readonly pattern: string; readonly example: string }>>;
}

/** A question: the rules of its answer, and its presentation. */
export interface FieldSchema extends FormPart {
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
  /** `name`: of a person. `tick`: a statement that the client confirms by ticking its box. */
  readonly 'x-portico-widget'?: 'cards' | 'money' | 'country' | 'name' | 'postcode' | 'tax-number' | 'tick';
  readonly 'x-portico-required-if'?: Condition;
  readonly 'x-portico-pattern-by'?: DependentPattern;
  /** Minimum age in whole years, for a date of birth. */
  readonly 'x-portico-age'?: { readonly min: number };
  /** For a date that may not be in the future. */
  readonly 'x-portico-latest'?: 'today';
  readonly 'x-portico-currency'?: string;
  /** Limits of an amount, decimal strings. */
  readonly 'x-portico-minimum'?: string;
  readonly 'x-portico-maximum'?: string;
  /** For a question that a re-assessment asks for the first time. */
  readonly 'x-portico-new'?: boolean;
}

/** A questionnaire: a JSON Schema 2020-12 of the answers, with the keywords `x-portico-*` (docs/decisions/0031). */
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

/** Checks the types of the answers of a section. */
export function isAnswers(value: unknown): value is FieldAnswers {
  return (
    isFields(value) &&
    Object.values<unknown>(value).every((item) => isSingleAnswer(item) || isGroupAnswer(item))
  );
}

const isSingleAnswer = (value: unknown): value is SingleAnswer =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const isGroupAnswer = (value: unknown): value is readonly ItemAnswers[] =>
  Array.isArray(value) && value.every((item) => isFields(item) && Object.values(item).every(isSingleAnswer));

/** Names in the order of the form; names outside its order follow. */
export function orderOf({
  properties = {},
  'x-portico-order': order = [],
}: {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly 'x-portico-order'?: readonly string[];
}): string[] {
  const orderedNames = order.filter((name) => Object.hasOwn(properties, name));
  return [...new Set([...orderedNames, ...Object.keys(properties)])];
}
