import { act, screen, waitFor } from '@testing-library/react';
import { Copies } from '../../../../src/application/social/ports/copies';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { FakeCopies } from '../../../../src/testkit/social/fake-copies';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';

// The rehearsal's chart needs a canvas, which jsdom lacks.
jest.mock('lightweight-charts', () => ({
  AreaSeries: {},
  LineSeries: {},
  LineStyle: { Dashed: 2 },
  TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2 },
  createChart: () => ({
    addSeries: () => ({ setData: () => undefined }),
    timeScale: () => ({ fitContent: () => undefined }),
    remove: () => undefined,
  }),
}));

/** The start of a copy for a client whose accounts have 100 dollars of a bonus's credit. */
async function openStart(failure?: PortalError) {
  let advance = (): void => undefined;
  const portal = await renderPortal(<Screen />, {
    variant: 'international',
    address: '/portico-social?start=1',
    prepare: ({ backend, clock, resolve }) => {
      advance = () => clock.advance(400);
      const copies = resolve(Copies);
      if (!(copies instanceof FakeCopies)) throw new Error('not the fake');
      for (const { login } of backend.clients.flatMap(({ accounts }) => accounts))
        copies.bonusCredit.set(login, '100');
      if (failure) backend.failNext('copyFundsQuote', failure);
    },
  });
  const amount = await screen.findByLabelText('Amount', {}, { timeout: 4_000 });
  await portal.user.type(amount, '600');
  const pause = () => act(async () => advance());
  await pause();
  return { ...portal, pause };
}

test('the start shows the bonus credit that its amount takes, and so does added money', async () => {
  const { pause, user } = await openStart();
  expect((await screen.findByTestId('money-credit-loss')).textContent).toMatch(
    /takes away .*[1-9].* of credit/,
  );
  for (const consent of ['terms', 'fee', 'risk'])
    await user.click(screen.getByTestId(`copy-consent-${consent}`));
  await user.click(screen.getByTestId('copy-submit'));

  await user.click(await screen.findByTestId('copy-funds-open', {}, { timeout: 4_000 }));
  expect(screen.queryByTestId('money-credit-loss')).toBeNull();
  await user.type(screen.getByTestId('copy-flow-amount'), '100');
  await pause();
  expect(await screen.findByTestId('money-credit-loss')).not.toBeNull();
  await user.click(screen.getByLabelText('Take out'));
  await waitFor(() => expect(screen.queryByTestId('money-credit-loss')).toBeNull());
});

test('a quote that failed has a retry', async () => {
  const { user } = await openStart(PortalError.unavailable({ status: 503 }));
  await user.click(await screen.findByTestId('copy-requote'));
  expect(await screen.findByTestId('money-credit-loss')).not.toBeNull();
});
