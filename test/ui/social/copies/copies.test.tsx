import { screen } from '@testing-library/react';
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
  expect(await screen.findByText('You ended this copy.')).not.toBeNull();
  expect(screen.queryByTestId('copy-stop')).toBeNull();
});

test('a client without copies reads what a copy is', async () => {
  await render('tab=copies');
  expect((await screen.findByTestId('copies-empty', {}, { timeout: 4_000 })).textContent).toContain(
    'account of its own',
  );
});

test('an unknown strategy is said to be unknown', async () => {
  await render('start=999');
  expect(await screen.findByTestId('copy-unknown', {}, { timeout: 4_000 })).not.toBeNull();
});
