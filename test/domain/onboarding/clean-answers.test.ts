import { cleanAnswers } from '../../../src/domain/onboarding/clean-answers';
import type { FieldSchema } from '../../../src/domain/onboarding/form-schema';

const PROPERTIES: Readonly<Record<string, FieldSchema>> = {
  name: { type: 'string', 'x-portico-widget': 'name' },
  street: { type: 'string' },
  number: { type: 'string', 'x-portico-widget': 'tax-number' },
  postcode: { type: 'string', 'x-portico-widget': 'postcode' },
  born: { type: 'string', format: 'date' },
  worth: { type: 'string', 'x-portico-widget': 'money' },
  kind: { type: 'string', oneOf: [{ const: ' a ', title: 'A' }] },
  isSure: { type: 'boolean' },
  some: { type: 'array', items: { oneOf: [{ const: ' a ', title: 'A' }] } },
  group: {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string', 'x-portico-widget': 'name' } } },
  },
};

test.each([
  ['name', '\u202A’t\u3000Hooft\u2011Ito ', '’t Hooft-Ito'],
  ['street', ' Am\u00A0Wall\u200B ๑\t', 'Am Wall 1'],
  ['street', 'Haus – Nr. 1', 'Haus – Nr. 1'],
  ['number', '１２–３', '12-3'],
  ['postcode', ' sw1a\u00A0２aa', 'SW1A 2AA'],
  ['postcode', '-', ''],
  ['born', '１９９０-05-31', '1990-05-31'],
  ['worth', ' 1.500 ', ' 1.500 '],
  ['kind', ' a ', ' a '],
  ['isSure', true, true],
  ['name', null, null],
  ['some', [' a '], [' a ']],
  ['group', [{ name: 'Anna\u3000Maria', other: ' x ' }], [{ name: 'Anna Maria', other: ' x ' }]],
  ['group', ['odd'], ['odd']],
  ['unknown', ' x ', ' x '],
  ['constructor', ' x ', ' x '],
])('%s: %j is stored as %j', (field, answer, expected) => {
  expect(cleanAnswers({ properties: PROPERTIES }, { [field]: answer })).toEqual({ [field]: expected });
});

test('a section without questions does not change its answers', () => {
  expect(cleanAnswers({}, { name: ' x ' })).toEqual({ name: ' x ' });
});
