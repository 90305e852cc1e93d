import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  isGroup,
  type Condition,
  type FieldsSchema,
  type FormSchema,
} from '../../src/domain/onboarding/form-schema';
import type { FormData } from './form-data';
import { textKeysOf } from './form-texts';
import { conditionPaths } from './condition-paths';

/** Keywords that a form may have in addition to those of JSON Schema (docs/decisions/0031). */
const WORDS = [
  'age',
  'companies',
  'currency',
  'if',
  'kinds',
  'latest',
  'maximum',
  'minimum',
  'minutes',
  'new',
  'order',
  'pattern-by',
  'required-if',
  'why',
  'widget',
].map((word) => `x-portico-${word}`);

/**
 * Checks the forms when the gateway starts.
 * @param isText returns true if there is a text of that key.
 * @throws Error that names the first mistake and its place.
 */
export function checkForms(forms: readonly FormData[], isText: (key: string) => boolean): void {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
  addFormats.default(ajv);
  ajv.addVocabulary(WORDS);
  const compiles = (at: string, schema: object) => {
    try {
      ajv.compile(schema);
    } catch (error) {
      throw wrong(at, (error as Error).message);
    }
  };
  for (const { intro, schema, title, typeId } of forms) {
    const form = `form ${typeId}`;
    for (const [name, section] of Object.entries(schema.properties))
      checkFields(section, `${form}, /${name}`, compiles, placesOf(schema));
    checkNames(schema['x-portico-order'], schema.properties, form, 'x-portico-order');
    const missing = [title, ...(intro ? [intro] : []), ...textKeysOf(schema)].find((key) => !isText(key));
    if (missing !== undefined) throw wrong(form, `there is no text ${JSON.stringify(missing)}`);
  }
  const types = forms.map(({ typeId }) => typeId);
  const duplicate = types.find((typeId, at) => types.indexOf(typeId) !== at);
  if (duplicate !== undefined) throw wrong(`form ${duplicate}`, 'it is there twice');
}

type Compiles = (at: string, schema: object) => void;

/** Checks field by field, so that a mistake has a place. */
function checkFields(fields: FieldsSchema, at: string, compiles: Compiles, places: Places): void {
  const { properties = {}, required = [], 'x-portico-order': order = [] } = fields;
  compiles(at, { ...fields, properties: {}, required: [] });
  checkNames(required, properties, at, 'required');
  checkNames(order, properties, at, 'x-portico-order');
  const checkCondition = (fieldPath: string, condition: Condition) => {
    compiles(fieldPath, condition);
    checkPlaces(conditionPaths(condition), places, fieldPath);
  };
  if (fields['x-portico-if']) checkCondition(`${at}, x-portico-if`, fields['x-portico-if']);
  for (const [name, field] of Object.entries(properties)) {
    const fieldPath = `${at}/${name}`;
    compiles(fieldPath, isGroup(field) ? { ...field, items: {} } : field);
    for (const word of ['x-portico-if', 'x-portico-required-if'] as const)
      if (field[word]) checkCondition(`${fieldPath}, ${word}`, field[word]);
    const { field: by, patterns = {} } = field['x-portico-pattern-by'] ?? {};
    if (by !== undefined)
      checkPlaces([by.replace(/^\//, '').split('/')], places, `${fieldPath}, x-portico-pattern-by`);
    for (const [answer, { pattern }] of Object.entries(patterns))
      compiles(`${fieldPath}, x-portico-pattern-by ${answer}`, { type: 'string', pattern });
    if (isGroup(field))
      checkFields(field.items, fieldPath, compiles, new Set(Object.keys(field.items.properties ?? {})));
  }
}

/** Places that conditions may read: sections and their fields, `tax/residence`; in a group the fields of its items. */
type Places = ReadonlySet<string>;

const placesOf = ({ properties }: FormSchema): Places =>
  new Set(
    Object.entries(properties).flatMap(([section, { properties: fields = {} }]) => [
      section,
      ...Object.keys(fields).map((field) => `${section}/${field}`),
    ]),
  );

/** A condition on a field that does not exist would never be true, and no test would notice. */
function checkPlaces(paths: readonly (readonly string[])[], places: Places, at: string): void {
  const unknown = paths.map((path) => path.join('/')).find((place) => !places.has(place));
  if (unknown !== undefined) throw wrong(at, `it looks at ${JSON.stringify(unknown)}, which is not there`);
}

function checkNames(names: readonly string[], properties: object, at: string, word: string): void {
  const unknown = names.find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) throw wrong(at, `${word} names ${JSON.stringify(unknown)}, which is not there`);
}

const wrong = (at: string, message: string) => new Error(`The questionnaire is wrong at ${at}: ${message}`);
