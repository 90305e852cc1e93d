import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';
import { setPhone } from '../../kit/viewport';

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

/** The start of a copy on a phone. */
async function openStart() {
  setPhone(true);
  const portal = await renderPortal(<Screen />, {
    variant: 'international',
    address: '/portico-social?start=1',
  });
  await screen.findByLabelText('Amount', {}, { timeout: 4_000 });
  return portal;
}

const focusedText = () => document.activeElement?.textContent;

test('one step follows another, with the focus on its title, and the copy page is the last one', async () => {
  const { user } = await openStart();
  expect(screen.getByText('Step 1 of 4')).not.toBeNull();
  expect(screen.queryByTestId('rehearsal')).toBeNull();
  await user.type(screen.getByLabelText('Amount'), '600');
  await user.click(screen.getByTestId('copy-next'));

  expect(focusedText()).toBe('Rehearsal with your settings');
  expect(screen.getByText('Step 2 of 4')).not.toBeNull();
  expect(screen.getByTestId('copy-form').textContent).toContain('420.00');
  await user.click(screen.getByTestId('copy-next'));

  expect(focusedText()).toBe('Consents');
  await user.click(screen.getByTestId('copy-submit'));
  expect(screen.getAllByText('Please tick this.')).toHaveLength(3);
  for (const consent of ['terms', 'fee', 'risk'])
    await user.click(screen.getByTestId(`copy-consent-${consent}`));
  await user.click(screen.getByTestId('copy-submit'));
  expect((await screen.findByTestId('copy-started', {}, { timeout: 4_000 })).textContent).toContain('600.00');
  expect(screen.getByText('Step 4 of 4')).not.toBeNull();
});

test('an error keeps the client at the first step, with the focus on its field', async () => {
  const { user } = await openStart();
  await user.click(screen.getByTestId('copy-next'));
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '600');
  const day = screen.getByTestId('rehearsal-from');
  await user.clear(day);
  await user.type(day, '2001-01-05');
  await user.tab();
  await user.click(screen.getByTestId('copy-next'));
  expect(screen.queryByTestId('rehearsal')).toBeNull();
  expect(screen.getByText(/Choose a day from the start/)).not.toBeNull();
});

test('the way back loses nothing', async () => {
  const { user } = await openStart();
  await user.type(screen.getByLabelText('Amount'), '600');
  await user.click(screen.getByLabelText('× 2'));
  await user.click(screen.getByTestId('copy-next'));
  await user.click(screen.getByTestId('copy-next'));
  await user.click(screen.getByTestId('copy-consent-fee'));
  await user.click(screen.getByTestId('copy-back'));
  await user.click(screen.getByTestId('copy-edit'));

  expect(focusedText()).toBe('Amount');
  expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('600');
  expect((screen.getByLabelText('× 2') as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByTestId('copy-next'));
  await user.click(screen.getByTestId('copy-next'));
  await waitFor(() =>
    expect((screen.getByTestId('copy-consent-fee') as HTMLInputElement).checked).toBe(true),
  );
});
