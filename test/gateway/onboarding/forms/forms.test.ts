import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { FORMS } from '../../../../gateway/onboarding/questionnaire/built-in-forms';
import { TIN_PATTERNS } from '../../../../gateway/onboarding/questionnaire/tin-patterns.table';
import EN from '../../../../gateway/texts/locales/en/questionnaires.json';
import { isGroup, type FieldsSchema, type FormSchema } from '../../../../src/domain/onboarding/form-schema';

/** The vocabulary of docs/decisions/0031. */
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
const TEXT_WORDS = new Set(['title', 'description', 'x-portico-why']);

const ajv = addFormats.default(new Ajv2020({ strict: true, strictRequired: false, strictTypes: false }));
ajv.addVocabulary(WORDS);

type Json = Readonly<Record<string, unknown>>;

/** Every schema within a schema: names below `properties` are the form's own. */
function schemasIn(schema: unknown): Json[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { items, oneOf = [], properties = {} } = schema as Record<string, never>;
  return [schema as Json, ...[...Object.values(properties), items, ...oneOf].flatMap(schemasIn)];
}

/** Places that a condition or a pointer may name: `tax/residence`. */
const placesOf = ({ properties }: FormSchema) =>
  Object.entries(properties).flatMap(([section, { properties: fields = {} }]) =>
    Object.keys(fields).map((field) => `${section}/${field}`),
  );

type Answer = string | boolean;
type ConditionField = readonly [place: string, answers: readonly Answer[]];

/** Fields of a condition, and the answers that satisfy it. */
function fieldsIn(condition: Json): ConditionField[] {
  const { properties } = (condition.not ?? condition) as Json;
  return Object.entries(properties as Record<string, Json>).flatMap(([name, inner]): ConditionField[] =>
    inner.properties
      ? fieldsIn(inner).map(([place, answers]) => [`${name}/${place}`, answers])
      : [[name, inner.enum as Answer[]]],
  );
}

const answersOf = (field: unknown): Answer[] => {
  const { oneOf = [], type } = field as { oneOf?: { const: string }[]; type?: string };
  return type === 'boolean' ? [true, false] : oneOf.map((option) => option.const);
};

describe.each(FORMS)('form $typeId', ({ intro, schema, title }) => {
  const sections = Object.entries(schema.properties);

  test('is JSON Schema 2020-12 with only the keywords of docs/decisions/0031', () => {
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(() => ajv.compile(schema)).not.toThrow();
    const words = new Set(schemasIn(schema).flatMap((part) => Object.keys(part)));
    expect([...words].filter((word) => word.startsWith('x-') && !WORDS.includes(word))).toEqual([]);
  });

  test('orders every section and field, and requires no other', () => {
    expect(schema['x-portico-order'].toSorted()).toEqual(Object.keys(schema.properties).toSorted());
    for (const part of schemasIn(schema).slice(1) as unknown as FieldsSchema[]) {
      if (!part.properties) continue;
      expect(part['x-portico-order']?.toSorted()).toEqual(Object.keys(part.properties).toSorted());
      expect(Object.keys(part.properties)).toEqual(expect.arrayContaining([...(part.required ?? [])]));
    }
  });

  test('has a title for each visible part, and a reason and a duration for each section', () => {
    for (const part of schemasIn(schema).slice(1))
      if (part.type ?? part.const) expect(part.title).toBeDefined();
    for (const [, section] of sections) {
      expect(EN).toHaveProperty([section['x-portico-why'] ?? '']);
      expect(section['x-portico-minutes']).toBeGreaterThan(0);
    }
  });

  test('uses only texts of the table', () => {
    const keys = schemasIn(schema).flatMap((part) =>
      Object.entries(part).flatMap(([word, key]) => (TEXT_WORDS.has(word) ? [key as string] : [])),
    );
    const keysOfTexts = Object.keys(EN);
    expect([title, ...(intro ? [intro] : []), ...keys].filter((key) => !keysOfTexts.includes(key))).toEqual(
      [],
    );
  });

  const fields = sections.flatMap(([section, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, field]) => [
      { at: `${section}/${name}`, field, siblings: undefined },
      ...(isGroup(field)
        ? Object.entries(field.items.properties ?? {}).map(([item, own]) => {
            return { at: `${section}/${name}/${item}`, field: own, siblings: field.items.properties };
          })
        : []),
    ]),
  );

  test('marks each tax number as one, so that it is shown masked', () => {
    const numbers = fields.filter(({ at }) => /\/(t|usT)axNumber$/.test(at));
    expect(numbers.map(({ field }) => field['x-portico-widget'])).toEqual(numbers.map(() => 'tax-number'));
  });

  test('refers, in conditions and patterns, to existing fields and possible answers', () => {
    const places = placesOf(schema);
    for (const { field, siblings } of fields) {
      const condition = field['x-portico-if'];
      const conditionFields = condition ? fieldsIn(condition) : [];
      for (const [place, answers] of conditionFields) {
        expect(siblings ? Object.keys(siblings) : places).toContain(place);
        const [section = '', name = ''] = place.split('/');
        const field = siblings ? siblings[section] : schema.properties[section]?.properties?.[name];
        if (field?.['x-portico-widget'] === 'country')
          expect(answers.filter((answer) => !/^[A-Z]{2}$/.test(String(answer)))).toEqual([]);
        else expect(answersOf(field)).toEqual(expect.arrayContaining([...answers]));
      }
      const patternBy = field['x-portico-pattern-by'];
      if (patternBy)
        expect(siblings ? Object.keys(siblings) : places).toContain(patternBy.field.replace(/^\//, ''));
    }
    expect(fields.some(({ field }) => field['x-portico-if'])).toBe(true);
  });
});

test('each text is used by a form, and each type has one form', () => {
  const json = JSON.stringify(FORMS);
  expect(Object.keys(EN).filter((key) => !json.includes(JSON.stringify(key)))).toEqual([]);
  expect(new Set(FORMS.map(({ typeId }) => typeId)).size).toBe(FORMS.length);
});

test.each(Object.entries(TIN_PATTERNS))(
  '%s: the example of a tax number has the number’s pattern',
  (_, row) => {
    const pattern = new RegExp(row.pattern, 'u');
    expect(row.example).toMatch(pattern);
    expect(`${row.example}?`).not.toMatch(pattern);
    expect('').not.toMatch(pattern);
  },
);

test('tax numbers of at least 25 countries are known, each by its code', () => {
  expect(Object.keys(TIN_PATTERNS).length).toBeGreaterThanOrEqual(25);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(Object.keys(TIN_PATTERNS).filter((code) => names.of(code) === undefined)).toEqual([]);
});
