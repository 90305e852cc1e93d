import { FIELD_RULES } from '../../../../src/domain/kernel/numbers/field-rules.table';
import {
  draftOfNumberText,
  numberTextOf,
  parseNumberText,
  shownNumberText,
} from '../../../../src/domain/kernel/numbers/number-text';

const DOLLARS = { ...FIELD_RULES.amount, digits: 2 };

test.each([
  ['de-DE 1.500', { culture: 'de-DE', text: '1.500' }],
  ['en-US ', { culture: 'en-US', text: '' }],
  ['fr-FR 1 500,5', { culture: 'fr-FR', text: '1 500,5' }],
  ['en-US 1\n2', { culture: 'en-US', text: '1\n2' }],
])('a draft %j is a text in its culture', (draft, numberText) => {
  expect(parseNumberText(draft)).toEqual(numberText);
  expect(draftOfNumberText(numberText)).toBe(draft);
});

test.each(['1.500', '', 'de 1.500', 'DE-de 1.500', ' de-DE 1.500', 'de-DE'])(
  'the culture of a draft %j is not known, so that it is not guessed',
  (draft) => expect(parseNumberText(draft)).toBeUndefined(),
);

// oxfmt-ignore
test.each([
  // the text, its culture, the page's culture, the text on the page
  ['1.500,50', 'de-DE', 'de-DE', '1.500,50'],
  ['x',        'de-DE', 'de-DE', 'x'],
  ['1.500,5',  'de-DE', 'en-US', '1500.5'],
  ['1500.5',   'en-US', 'de-DE', '1500,5'],
  ['1500.5',   'en-US', 'fr-FR', '1500,5'],
  // A text that is ambiguous or not a number stays as typed.
  ['1.500',    'en-US', 'de-DE', '1.500'],
  ['x',        'en-US', 'de-DE', 'x'],
])('%s of %s is on a page in %s: %s', (text, culture, pageCulture, expected) => {
  expect(shownNumberText({ text, culture }, DOLLARS, pageCulture)).toBe(expected);
});

test('a value has the decimal sign of its culture, and no groups', () => {
  expect(numberTextOf('-1234567.5', 'de-DE')).toEqual({ text: '-1234567,5', culture: 'de-DE' });
});
