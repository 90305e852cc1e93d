import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';

const render = (query: string) =>
  renderPortal(<Screen />, { variant: 'international', address: `/portico-social?${query}` });

test('a copy starts once amount and consents are there; it is paused, resumed and ended with a preview', async () => {
  const { user } = await render('start=1');
  await user.click(await screen.findByTestId('copy-submit', {}, { timeout: 4_000 }));
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Please tick this.')).toHaveLength(3);

  await user.type(screen.getByLabelText('Amount'), '600');
  expect(screen.getAllByText(/420\.00/)).not.toHaveLength(0);
  for (const consent of ['terms', 'fee', 'risk'])
    await user.click(screen.getByTestId(`copy-consent-${consent}`));
  await user.click(screen.getByTestId('copy-submit'));

  const copy = await screen.findByTestId(/^copy-[\da-f]{8}-/, {}, { timeout: 4_000 });
  expect(copy.textContent).toContain('600.00');
  expect(copy.textContent).toContain('420.00');
  await user.click(screen.getByTestId('copy-pause'));
  await user.click(await screen.findByTestId('copy-resume'));
  await screen.findByTestId('copy-pause');
  await user.click(screen.getByTestId('copy-stop'));
  expect(screen.getByTestId('copy-stop-preview').textContent).toContain('600.00');
  await user.click(screen.getByTestId('copy-stop-confirm'));
  expect(await screen.findByText(/You ended this copy\./)).not.toBeNull();
  expect(screen.queryByTestId('copy-stop')).toBeNull();
  // One day does not make a line.
  expect(screen.getByTestId('copy-fees').textContent).toContain('High water before');
  expect(screen.queryByText('High water')).toBeNull();
});

test('a client without copies reads what a copy is', async () => {
  await render('tab=copies');
  expect((await screen.findByTestId('copies-empty', {}, { timeout: 4_000 })).textContent).toContain(
    'account of its own',
  );
});

test('an unknown strategy has a message', async () => {
  await render('start=999');
  expect(await screen.findByTestId('copy-unknown', {}, { timeout: 4_000 })).not.toBeNull();
});

/** Starts a copy of 600 dollars and waits for its page. */
async function startCopy() {
  const { user } = await render('start=1');
  await user.type(await screen.findByLabelText('Amount', {}, { timeout: 4_000 }), '600');
  for (const consent of ['terms', 'fee', 'risk'])
    await user.click(await screen.findByTestId(`copy-consent-${consent}`));
  await user.click(screen.getByTestId('copy-submit'));
  await screen.findByTestId('copy-change-open', {}, { timeout: 4_000 });
  return user;
}

test('a copy stops at any whole percent of its money, below what it is worth', async () => {
  const user = await startCopy();
  await user.click(screen.getByTestId('copy-change-open'));
  const percent = screen.getByTestId('copy-new-stop-percent');
  await user.clear(percent);
  await user.type(percent, '96');
  await user.click(screen.getByTestId('copy-change-submit'));
  expect(percent.getAttribute('aria-invalid')).toBe('true');
  await user.clear(percent);
  await user.type(percent, '37');
  const form = screen.getByTestId('copy-change-form');
  expect(form.textContent).toContain('420.00');
  expect(form.textContent).toContain('222.00');
  await user.click(screen.getByTestId('copy-change-submit'));
  await waitFor(() => expect(screen.queryByTestId('copy-change-form')).toBeNull());
  expect(await screen.findByText('222.00')).not.toBeNull();
});

test('money is added and taken out with a preview, and at most the part above the stop', async () => {
  const user = await startCopy();
  await user.click(screen.getByTestId('copy-funds-open'));
  await user.type(screen.getByTestId('copy-flow-amount'), '100');
  expect(screen.getByTestId('copy-funds-form').textContent).toContain('700.00');
  await user.click(screen.getByTestId('copy-funds-submit'));
  await waitFor(() => expect(screen.queryByTestId('copy-funds-form')).toBeNull());
  expect(await screen.findByText(/700\.00. paid in/)).not.toBeNull();

  await user.click(screen.getByTestId('copy-funds-open'));
  await user.click(screen.getByLabelText('Take out'));
  const amount = screen.getByTestId('copy-flow-amount');
  await user.type(amount, '280');
  await user.click(screen.getByTestId('copy-funds-submit'));
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(screen.getByTestId('copy-funds-submit'));
  expect(await screen.findByText(/650\.00. paid in/)).not.toBeNull();
});

test.each([
  ['full', 'as many copiers as it takes'],
  ['closed-to-new', 'takes no new copiers'],
  ['retired', 'closed for good'],
] as const)('a strategy that is %s shows the reason instead of the form', async (state, text) => {
  await renderPortal(<Screen />, {
    variant: 'international',
    address: '/portico-social?start=1',
    prepare: ({ backend }) => {
      backend.strategies = backend.strategies.map((strategy) => ({ ...strategy, state }));
    },
  });
  expect((await screen.findByTestId('copy-closed', {}, { timeout: 4_000 })).textContent).toContain(text);
});
