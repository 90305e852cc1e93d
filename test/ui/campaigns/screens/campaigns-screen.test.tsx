import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/campaigns/screens/campaigns-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

const renderCampaigns = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { variant: 'international', address: '/campaigns', ...options });
const row = (id: number) => within(screen.getByTestId(`campaign-${id}`));

describe('campaigns', () => {
  test('each has its phase and terms, and a reason in place of the button if it cannot be joined', async () => {
    await renderCampaigns();
    expect(row(1).getByText('Running')).not.toBeNull();
    expect(row(1).getByText('One entry for each client.')).not.toBeNull();
    expect(row(2).getByTestId('campaign-reason-2').textContent).toContain('live account');
    expect(row(2).queryByRole('button')).toBeNull();
    expect(row(3).getByText('Ended')).not.toBeNull();
    expect(row(3).queryByRole('button')).toBeNull();
  });

  test.each([['of-a-newer-gateway'], [''], [null]])(
    'the unknown reason %j has a general text',
    async (reason) => {
      await renderCampaigns({
        prepare: ({ backend }) => {
          backend.campaigns = backend.campaigns.map((campaign) =>
            campaign.id === 2 ? { ...campaign, reason } : campaign,
          );
        },
      });
      expect(screen.getByTestId('campaign-reason-2').textContent).toBe(
        'This campaign is not open to your account.',
      );
    },
  );

  test('a client joins one', async () => {
    const { user, portal } = await renderCampaigns();
    await user.click(screen.getByTestId('campaign-join-1'));
    await act(untilSettled);
    expect(row(1).getByText('You have joined')).not.toBeNull();
    expect(screen.queryByTestId('campaign-join-1')).toBeNull();
    expect(portal.notices.notices.map(({ textKey }) => textKey)).toEqual(['campaignList.joinedNotice']);
  });

  test('a refusal is shown in the row of its campaign', async () => {
    const { user } = await renderCampaigns({
      prepare: ({ backend }) =>
        backend.failNext('joinCampaign', PortalError.refused([ERROR_CODE.forbidden], 403)),
    });
    await user.click(screen.getByTestId('campaign-join-1'));
    await act(untilSettled);
    expect(
      screen.getByTestId('campaign-1').querySelector(`span.error.error${ERROR_CODE.forbidden}`),
    ).not.toBeNull();
  });

  test('a message says that there are none', async () => {
    await renderCampaigns({ prepare: ({ backend }) => void (backend.campaigns = []) });
    expect(screen.getByTestId('campaigns-empty')).not.toBeNull();
  });
});
