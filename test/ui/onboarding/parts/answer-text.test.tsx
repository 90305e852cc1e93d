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

async function renderAnswer(schema: FieldSchema, answer: Answer, isUnmasked = false) {
  const { container } = await renderPortal(
    <AnswerText schema={schema} answer={answer} isUnmasked={isUnmasked} />,
  );
  return container.textContent;
}

test.each([
  ['65929970489', '•••• •••• 489'],
  ['1234567', '•••• •••• 567'],
  ['123456', '•••• ••••'],
])('the tax number %s is masked as %s', async (number, maskedNumber) => {
  expect(await renderAnswer(NUMBER, number)).toBe(maskedNumber);
  expect(await renderAnswer(NUMBER, number, true)).toBe(number);
});

test('an item of a group shows its first two answers, or all if unmasked', async () => {
  const answer = [{ country: 'FR', since: 2020, number: '3023217600053' }];
  expect(await renderAnswer(RESIDENCES, answer)).toBe('France · 2,020');
  expect(await renderAnswer(RESIDENCES, answer, true)).toBe('France · 2,020 · 3023217600053');
});
