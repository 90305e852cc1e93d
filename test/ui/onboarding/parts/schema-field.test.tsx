import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { AnswerIssue } from '../../../../src/domain/onboarding/check-answers';
import type { Answer, FieldSchema } from '../../../../src/domain/onboarding/form-schema';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { SchemaField } from '../../../../src/ui/onboarding/parts/schema-fields';

jest.mock('../../../../src/ui/forms/antd/date-input', () => {
  throw new Error('Loading chunk failed.');
});

interface QuestionProps {
  schema: FieldSchema;
  issues?: readonly AnswerIssue[];
}

function Question({ schema, issues = [] }: QuestionProps) {
  const [answer, setAnswer] = useState<Answer | undefined>();
  return (
    <>
      <SchemaField
        path="/person/one"
        schema={schema}
        required
        answer={answer}
        issues={issues}
        onAnswer={setAnswer}
      />
      <output>{String(answer)}</output>
    </>
  );
}

test('a date can be typed if the code of the calendar fails to load', async () => {
  const schema: FieldSchema = { type: 'string', format: 'date', title: 'Date of birth' };
  const { user } = await renderPortal(<Question schema={schema} />);
  const field = await screen.findByLabelText('Date of birth');
  expect(field.getAttribute('type')).toBe('date');
  expect(field.dataset['testid']).toBe('answer-person-one');
  await user.type(field, '1990-05-31');
  expect(screen.getByRole('status').textContent).toBe('1990-05-31');
});

test('texts of a form in another language are isolated from the direction of the page', async () => {
  const schema: FieldSchema = { type: 'string', title: 'How long?', description: 'Years, as a figure.' };
  const issues: AnswerIssue[] = [{ at: '/person/one', reason: 'required' }];
  await renderPortal(<Question schema={schema} issues={issues} />, { client: { culture: 'ur-PK' } });
  for (const words of ['How long?', 'Years, as a figure.'])
    expect(screen.getByText(words).tagName).toBe('BDI');
  expect(document.getElementById('answer-person-one-error')?.textContent).toContain('\u2068How long?\u2069');
});

test.each([
  ['en-US', '0,125', 'Do you mean \u20660.125\u2069?'],
  ['de-DE', '0.125', '\u20660,125\u2069?'],
  ['de-DE', '100,000', '\u2066100\u2069 oder \u2066100.000\u2069?'],
] as const)(
  'in %s the ambiguous amount %s is not an answer until it is clarified',
  async (culture, input, question) => {
    const schema: FieldSchema = {
      type: 'string',
      title: 'Worth',
      'x-portico-widget': 'money',
      'x-portico-currency': 'USD',
    };
    const issues: AnswerIssue[] = [{ at: '/person/one', reason: 'pattern' }];
    const { user } = await renderPortal(<Question schema={schema} issues={issues} />, {
      client: { culture },
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    await user.type(field, input);
    await user.tab();
    expect(field.value).toBe(input);
    expect(screen.getByRole('status').textContent).not.toMatch(/^[\d.]+$/);
    expect(document.getElementById('answer-person-one-error')?.textContent).toContain(question);
  },
);
