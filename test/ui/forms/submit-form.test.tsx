import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SubmitForm } from '../../../src/ui/forms/submit-form';

const FIELDS = ['first', 'second'] as const;

/** Requires both fields; a field that is being corrected loses its issue, as in the portal's stores. */
function TwoFields() {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [issues, setIssues] = useState<Record<string, string | undefined>>({});
  const check = () =>
    setIssues(Object.fromEntries(FIELDS.map((field) => [field, texts[field] ? undefined : 'missing'])));
  return (
    <SubmitForm unsentText="nothing" issues={issues} onSubmit={check}>
      {FIELDS.map((field) => (
        <input
          key={field}
          aria-label={field}
          aria-invalid={issues[field] !== undefined}
          value={texts[field] ?? ''}
          onChange={({ target }) => {
            setTexts({ ...texts, [field]: target.value });
            setIssues({ ...issues, [field]: undefined });
          }}
        />
      ))}
      <button>Send</button>
    </SubmitForm>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('gives the focus to the first invalid field after each submit', async () => {
  render(<TwoFields />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(field('first'));
  await userEvent.type(field('first'), 'a');
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(field('second'));
});

it('leaves the focus in a field that is corrected before another one', async () => {
  render(<TwoFields />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(field('second'), 'Nadia');
  expect(document.activeElement).toBe(field('second'));
  expect(field('second').value).toBe('Nadia');
});
