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
const KEYWORDS = [
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
  ajv.addVocabulary(KEYWORDS);
  const compile = (at: string, schema: object) => {
    try {
      ajv.compile(schema);
    } catch (error) {
      throw mistakeAt(at, (error as Error).message);
    }
  };
  for (const { intro, schema, title, typeId } of forms) {
    const form = `form ${typeId}`;
    for (const [name, section] of Object.entries(schema.properties))
      checkFields(section, `${form}, /${name}`, compile, placesOf(schema));
    checkNames(schema['x-portico-order'], schema.properties, form, 'x-portico-order');
    const missingKey = [title, ...(intro ? [intro] : []), ...textKeysOf(schema)].find((key) => !isText(key));
    if (missingKey !== undefined) throw mistakeAt(form, `there is no text ${JSON.stringify(missingKey)}`);
  }
  const types = forms.map(({ typeId }) => typeId);
  const duplicateTypeId = types.find((typeId, at) => types.indexOf(typeId) !== at);
  if (duplicateTypeId !== undefined) throw mistakeAt(`form ${duplicateTypeId}`, 'it is there twice');
}

type Compile = (at: string, schema: object) => void;

/** Checks each field separately, so that an error can name the place. */
function checkFields(fields: FieldsSchema, at: string, compile: Compile, places: Places): void {
  const { properties = {}, required = [], 'x-portico-order': order = [] } = fields;
  compile(at, { ...fields, properties: {}, required: [] });
  checkNames(required, properties, at, 'required');
  checkNames(order, properties, at, 'x-portico-order');
  const checkCondition = (fieldPath: string, condition: Condition) => {
    compile(fieldPath, condition);
    checkPlaces(conditionPaths(condition), places, fieldPath);
  };
  if (fields['x-portico-if']) checkCondition(`${at}, x-portico-if`, fields['x-portico-if']);
  for (const [name, field] of Object.entries(properties)) {
    const fieldPath = `${at}/${name}`;
    compile(fieldPath, isGroup(field) ? { ...field, items: {} } : field);
    for (const word of ['x-portico-if', 'x-portico-required-if'] as const)
      if (field[word]) checkCondition(`${fieldPath}, ${word}`, field[word]);
    const { field: otherField, patterns = {} } = field['x-portico-pattern-by'] ?? {};
    if (otherField !== undefined)
      checkPlaces([otherField.replace(/^\//, '').split('/')], places, `${fieldPath}, x-portico-pattern-by`);
    for (const [answer, { pattern }] of Object.entries(patterns))
      compile(`${fieldPath}, x-portico-pattern-by ${answer}`, { type: 'string', pattern });
    if (isGroup(field))
      checkFields(field.items, fieldPath, compile, new Set(Object.keys(field.items.properties ?? {})));
  }
}

/** Places that conditions may read: sections and their fields, such as `tax/residence`; in a group, the fields of its items. */
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
  const unknownPlace = paths.map((path) => path.join('/')).find((place) => !places.has(place));
  if (unknownPlace !== undefined)
    throw mistakeAt(at, `it looks at ${JSON.stringify(unknownPlace)}, which is not there`);
}

function checkNames(names: readonly string[], properties: object, at: string, word: string): void {
  const unknownName = names.find((name) => !Object.hasOwn(properties, name));
  if (unknownName !== undefined)
    throw mistakeAt(at, `${word} names ${JSON.stringify(unknownName)}, which is not there`);
}

const mistakeAt = (at: string, message: string) =>
  new Error(`The questionnaire is wrong at ${at}: ${message}`);
