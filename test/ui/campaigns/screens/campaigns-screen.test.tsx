import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/campaigns/screens/campaigns-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { variant: 'international', address: '/campaigns', ...options });
const row = (id: number) => within(screen.getByTestId(`campaign-${id}`));

describe('campaigns', () => {
  test('phase, reward, terms; why somebody may not; nothing to join once it is over', async () => {
    await draw();
    expect(row(1).getByText('Running')).not.toBeNull();
    expect(row(1).getByText('One entry for each client.')).not.toBeNull();
    expect(row(2).getByTestId('campaign-reason-2').textContent).toContain('live account');
    expect(row(2).queryByRole('button')).toBeNull();
    expect(row(3).getByText('Ended')).not.toBeNull();
    expect(row(3).queryByRole('button')).toBeNull();
  });

  test.each([['of-a-newer-gateway'], [''], [null]])(
    'a reason without words of its own, %j',
    async (reason) => {
      await draw({
        prepare: ({ backend }) => {
          backend.campaigns = backend.campaigns.map((one) => (one.id === 2 ? { ...one, reason } : one));
        },
      });
      expect(screen.getByTestId('campaign-reason-2').textContent).toBe(
        'This campaign is not open to your account.',
      );
    },
  );

  test('joining', async () => {
    const { user, portal } = await draw();
    await user.click(screen.getByTestId('campaign-join-1'));
    await act(untilSettled);
    expect(row(1).getByText('You have joined')).not.toBeNull();
    expect(screen.queryByTestId('campaign-join-1')).toBeNull();
    expect(portal.notices.notices.map(({ textKey }) => textKey)).toEqual(['campaignList.joinedNotice']);
  });

  test('a refusal stands in the campaign’s row', async () => {
    const { user } = await draw({
      prepare: ({ backend }) =>
        backend.failNext('joinCampaign', PortalError.refused([ERROR_CODE.forbidden], 403)),
    });
    await user.click(screen.getByTestId('campaign-join-1'));
    await act(untilSettled);
    expect(
      screen.getByTestId('campaign-1').querySelector(`span.error.error${ERROR_CODE.forbidden}`),
    ).not.toBeNull();
  });

  test('none at all', async () => {
    await draw({ prepare: ({ backend }) => void (backend.campaigns = []) });
    expect(screen.getByTestId('campaigns-empty')).not.toBeNull();
  });
});
