import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isGroup, type FieldsSchema } from '../../../../src/domain/onboarding/form-schema';
import type { FormData } from './form-data';
import { textKeysOf } from './form-texts';

/** The words that a form may have beside those of JSON Schema (docs/decisions/0031). */
const WORDS = [
  ...[
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
  ],
  ...['pattern-by', 'required-if', 'why', 'widget'],
].map((word) => `x-portico-${word}`);

/**
 * Looks through the forms when the gateway starts.
 * @param isText whether there is a text of that key.
 * @throws Error that names the place of the first mistake, and the mistake.
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
      checkFields(section, `${form}, /${name}`, compiles);
    checkNames(schema['x-portico-order'], schema.properties, form, 'x-portico-order');
    const missing = [title, ...(intro ? [intro] : []), ...textKeysOf(schema)].find((key) => !isText(key));
    if (missing !== undefined) throw wrong(form, `there is no text ${JSON.stringify(missing)}`);
  }
  const types = forms.map(({ typeId }) => typeId);
  const twice = types.find((typeId, at) => types.indexOf(typeId) !== at);
  if (twice !== undefined) throw wrong(`form ${twice}`, 'it is there twice');
}

type Compiles = (at: string, schema: object) => void;

/** Field by field, so that a mistake has a place. */
function checkFields(fields: FieldsSchema, at: string, compiles: Compiles): void {
  const { properties = {}, required = [], 'x-portico-order': order = [] } = fields;
  compiles(at, { ...fields, properties: {}, required: [] });
  checkNames(required, properties, at, 'required');
  checkNames(order, properties, at, 'x-portico-order');
  if (fields['x-portico-if']) compiles(`${at}, x-portico-if`, fields['x-portico-if']);
  for (const [name, field] of Object.entries(properties)) {
    const here = `${at}/${name}`;
    compiles(here, isGroup(field) ? { ...field, items: {} } : field);
    for (const word of ['x-portico-if', 'x-portico-required-if'] as const)
      if (field[word]) compiles(`${here}, ${word}`, field[word]);
    const { patterns = {} } = field['x-portico-pattern-by'] ?? {};
    for (const [answer, { pattern }] of Object.entries(patterns))
      compiles(`${here}, x-portico-pattern-by ${answer}`, { type: 'string', pattern });
    if (isGroup(field)) checkFields(field.items, here, compiles);
  }
}

function checkNames(names: readonly string[], properties: object, at: string, word: string): void {
  const unknown = names.find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) throw wrong(at, `${word} names ${JSON.stringify(unknown)}, which is not there`);
}

const wrong = (at: string, message: string) => new Error(`The questionnaire is wrong at ${at}: ${message}`);
