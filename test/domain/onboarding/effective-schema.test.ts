import {
  effectiveItem,
  effectiveSchema,
  relevantAnswersOf,
} from '../../../src/domain/onboarding/effective-schema';
import { orderOf, type FormSchema } from '../../../src/domain/onboarding/form-schema';

const isAnswer = (section: string, field: string, answer: unknown) => ({
  properties: { [section]: { properties: { [field]: { const: answer } }, required: [field] } },
  required: [section],
});

const TIN = {
  field: '/tax/residence',
  patterns: { DE: { pattern: '^[0-9]{11}$', example: '12345678901' } },
} as const;

const FORM: FormSchema = {
  type: 'object',
  'x-portico-order': ['tax', 'us', 'means'],
  properties: {
    means: {
      type: 'object',
      title: 'Means',
      properties: { income: { type: 'string' } },
      required: ['income'],
    },
    tax: {
      type: 'object',
      title: 'Tax',
      'x-portico-order': ['residence', 'tin', 'isUs', 'more'],
      required: ['residence', 'tin'],
      properties: {
        residence: { type: 'string', 'x-portico-widget': 'country' },
        tin: { type: 'string', 'x-portico-widget': 'tax-number', 'x-portico-pattern-by': TIN },
        isUs: { type: 'string', oneOf: [{ const: 'yes', title: 'Yes' }] },
        more: {
          type: 'array',
          items: {
            type: 'object',
            required: ['residence'],
            properties: {
              residence: { type: 'string' },
              tin: { type: 'string', 'x-portico-pattern-by': { ...TIN, field: 'residence' } },
              why: {
                type: 'string',
                'x-portico-if': { properties: { tin: { const: 'none' } }, required: ['tin'] },
              },
            },
          },
        },
      },
    },
    us: {
      type: 'object',
      title: 'US',
      'x-portico-if': isAnswer('tax', 'isUs', 'yes'),
      properties: {
        status: { type: 'string' },
        since: { type: 'string', 'x-portico-if': isAnswer('us', 'status', 'citizen') },
        note: { type: 'string', 'x-portico-required-if': isAnswer('us', 'status', 'citizen') },
      },
    },
  },
};

it('parts whose condition is false are removed, with their place in the order', () => {
  const { properties, 'x-portico-order': order } = effectiveSchema(FORM, {});
  expect([order, Object.keys(properties)]).toEqual([
    ['tax', 'means'],
    ['tax', 'means'],
  ]);
});

it('parts whose condition is true are present, and conditionally required ones are required', () => {
  const { us } = effectiveSchema(FORM, { tax: { isUs: 'yes' }, us: { status: 'citizen' } }).properties;
  expect(us).toEqual({
    type: 'object',
    title: 'US',
    properties: { status: { type: 'string' }, since: { type: 'string' }, note: { type: 'string' } },
    required: ['note'],
    'x-portico-order': ['status', 'since', 'note'],
  });
  const other = effectiveSchema(FORM, { tax: { isUs: 'yes' }, us: { status: 'other' } }).properties['us'];
  expect([other?.['x-portico-order'], other?.required]).toEqual([['status', 'note'], []]);
});

it('a hidden answer does not make a condition true', () => {
  // `status` was answered while the section was shown; it is hidden now.
  const effective = effectiveSchema(FORM, { tax: { isUs: 'no' }, us: { status: 'citizen' } });
  expect(effective.properties).not.toHaveProperty('us');
  const chained: FormSchema = {
    ...FORM,
    properties: {
      ...FORM.properties,
      means: { ...FORM.properties['means']!, 'x-portico-if': isAnswer('us', 'status', 'citizen') },
    },
  };
  expect(
    effectiveSchema(chained, { tax: { isUs: 'no' }, us: { status: 'citizen' } })['x-portico-order'],
  ).toEqual(['tax']);
  expect(
    effectiveSchema(chained, { tax: { isUs: 'yes' }, us: { status: 'citizen' } })['x-portico-order'],
  ).toEqual(['tax', 'us', 'means']);
});

it('a pattern by another field is copied into the field, with its example; without a row there is none', () => {
  const tin = (answers: object) =>
    effectiveSchema(FORM, { tax: { ...answers } }).properties['tax']?.properties?.['tin'];
  expect(tin({ residence: 'DE' })).toEqual({
    type: 'string',
    'x-portico-widget': 'tax-number',
    pattern: '^[0-9]{11}$',
    examples: ['12345678901'],
  });
  expect(tin({ residence: 'constructor' })).toEqual({ type: 'string', 'x-portico-widget': 'tax-number' });
  expect(tin({})).not.toHaveProperty('pattern');
  expect(effectiveSchema(FORM, {}).properties['tax']?.properties?.['tin']).not.toHaveProperty('pattern');
});

it('in a group, conditions and patterns look at the item', () => {
  const { more } = FORM.properties['tax']!.properties!;
  const items = more!.items as Parameters<typeof effectiveItem>[0];
  const german = effectiveItem(items, { residence: 'DE', tin: 'none' });
  expect(german.properties?.['tin']?.pattern).toBe('^[0-9]{11}$');
  expect(german['x-portico-order']).toEqual(['residence', 'tin', 'why']);
  expect(effectiveItem(items, { residence: 'FR' })['x-portico-order']).toEqual(['residence', 'tin']);
});

it('keeps the requested answers, in groups too, and nothing else', () => {
  const answers = {
    tax: {
      residence: 'DE',
      isUs: 'no',
      toString: 'x',
      more: [
        { residence: 'FR', why: 'lost' },
        { tin: 'none', why: 'never had one' },
      ],
    },
    us: { status: 'citizen' },
    means: { income: 'a lot' },
  };
  expect(relevantAnswersOf(effectiveSchema(FORM, answers), answers)).toEqual({
    tax: {
      residence: 'DE',
      isUs: 'no',
      more: [{ residence: 'FR' }, { tin: 'none', why: 'never had one' }],
    },
    means: { income: 'a lot' },
  });
  expect(relevantAnswersOf(FORM, { tax: { more: 'no list' } })).toEqual({ tax: { more: 'no list' } });
});

it('a section without fields stays, and has no answers', () => {
  const form: FormSchema = {
    type: 'object',
    'x-portico-order': ['papers'],
    properties: {
      papers: {
        type: 'object',
        title: 'Papers',
        'x-portico-widget': 'documents',
        'x-portico-kinds': ['address'],
      },
    },
  };
  expect(effectiveSchema(form, {}).properties['papers']).toMatchObject({
    'x-portico-kinds': ['address'],
    required: [],
  });
  expect(relevantAnswersOf(form, { papers: { any: 'thing' } })).toEqual({ papers: {} });
});

it('fields that the order does not name are last', () => {
  expect(orderOf({ properties: { a: 1, b: 2, c: 3 }, 'x-portico-order': ['c', 'gone'] })).toEqual([
    'c',
    'a',
    'b',
  ]);
  expect(orderOf({})).toEqual([]);
});
