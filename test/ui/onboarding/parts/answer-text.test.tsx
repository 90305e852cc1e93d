import type { Answer, FieldSchema } from '../../../../src/domain/onboarding/form-schema';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { AnswerText } from '../../../../src/ui/onboarding/parts/answer-text';

const NUMBER: FieldSchema = { type: 'string', title: 'Tax number', 'x-portico-widget': 'tax-number' };
const RESIDENCES: FieldSchema = {
  type: 'array',
  title: 'Tax residences',
  items: {
    type: 'object',
    properties: {
      country: { type: 'string', title: 'Country', 'x-portico-widget': 'country' },
      since: { type: 'integer', title: 'Since' },
      number: NUMBER,
    },
  },
};

async function written(schema: FieldSchema, answer: Answer, isWhole = false) {
  const { container } = await renderPortal(
    <AnswerText schema={schema} answer={answer} isUnmasked={isWhole} />,
  );
  return container.textContent;
}

test.each([
  ['65929970489', '•••• •••• 489'],
  ['1234567', '•••• •••• 567'],
  ['123456', '•••• ••••'],
])('of the tax number %s the last digits are shown, of a short one none', async (number, shown) => {
  expect(await written(NUMBER, number)).toBe(shown);
  expect(await written(NUMBER, number, true)).toBe(number);
});

test('an item of a group is told by its first two answers, and by all where two are to be told apart', async () => {
  const answer = [{ country: 'FR', since: 2020, number: '3023217600053' }];
  expect(await written(RESIDENCES, answer)).toBe('France · 2,020');
  expect(await written(RESIDENCES, answer, true)).toBe('France · 2,020 · 3023217600053');
});
