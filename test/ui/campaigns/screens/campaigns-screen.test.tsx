import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/campaigns/screens/campaigns-screen';
import { campaignOf } from '../../../../src/testkit/portal/client-area';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

const renderCampaigns = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { variant: 'international', address: '/campaigns', ...options });
const renderCampaign = (id: number, options: RenderPortalOptions = {}) =>
  renderCampaigns({ address: `/campaigns?campaign=${id}`, ...options });
const row = (id: number) => within(screen.getByTestId(`campaign-${id}`));

const POOR = campaignOf(7, {
  isEligible: false,
  reasons: ['verified', 'minimum'],
  rules: [{ kind: 'condition', key: 'minimum', value: '500', own: '499.99', holds: false }],
  accounts: [
    {
      login: 50214402,
      name: 'Gold 3',
      currency: 'USD',
      equity: '499.99',
      reasons: ['minimum'],
      missing: '0.01',
    },
  ],
});

describe('the list of campaigns', () => {
  test('each has its phase, its reasons and the way to its page', async () => {
    await renderCampaigns();
    expect(row(1).getByText('Running')).not.toBeNull();
    expect(row(1).getByRole('link', { name: 'Campaign 1' }).getAttribute('href')).toBe(
      '/campaigns?campaign=1',
    );
    expect(row(2).getByTestId('campaign-reason-2').textContent).toContain('live account');
    expect(row(3).getByText('Ended')).not.toBeNull();
    expect(screen.getByText('The campaigns that end last stand first.')).not.toBeNull();
  });

  test('every reason has its figures and the page that helps', async () => {
    await renderCampaigns({ prepare: ({ backend }) => void (backend.campaigns = [POOR]) });
    const reasons = within(screen.getByTestId('campaign-reason-7'));
    expect(reasons.getByText(/equity is/).textContent).toBe(
      'The equity is USD 499.99; USD 500.00 is needed. Deposit',
    );
    expect(reasons.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/accounts?account=50214402&tab=funds',
    );
    expect(reasons.getByRole('link', { name: 'Send a proof of identity' }).getAttribute('href')).toBe(
      '/upload-documents',
    );
  });

  test('a reason of a newer gateway has a general text', async () => {
    await renderCampaigns({
      prepare: ({ backend }) => void (backend.campaigns = [campaignOf(2, { isEligible: false })]),
    });
    expect(screen.getByTestId('campaign-reason-2').textContent).toBe(
      'This campaign is not open to your account.',
    );
  });

  test('a message reports that the list is empty', async () => {
    await renderCampaigns({ prepare: ({ backend }) => void (backend.campaigns = []) });
    expect(screen.getByTestId('campaigns-empty')).not.toBeNull();
  });
});

describe('the page of a campaign', () => {
  test('a client joins with an account and the terms, and leaves again', async () => {
    const { portal, user } = await renderCampaign(1);
    await user.click(screen.getByTestId('campaign-join-submit'));
    expect(screen.getByText('Accept the terms to join.')).not.toBeNull();
    await user.click(screen.getByTestId('campaign-terms'));
    await user.click(screen.getByTestId('campaign-join-submit'));
    await act(untilSettled);
    expect(row(1).getByText('You have joined')).not.toBeNull();
    expect(screen.queryByTestId('campaign-join')).toBeNull();
    await user.click(screen.getByTestId('campaign-leave'));
    await act(untilSettled);
    expect(screen.queryByTestId('campaign-leave')).toBeNull();
    expect(portal.notices.notices.map(({ textKey }) => textKey)).toEqual([
      'campaignList.joinedNotice',
      'campaignList.leftNotice',
    ]);
  });

  test('of two accounts the client has to choose one', async () => {
    const [first] = campaignOf(8).accounts;
    if (!first) throw new Error('no account');
    const accounts = [first, { ...first, login: 50214402, name: 'Gold 3' }];
    const { user } = await renderCampaign(8, {
      prepare: ({ backend }) => void (backend.campaigns = [campaignOf(8, { accounts })]),
    });
    await user.click(screen.getByTestId('campaign-terms'));
    await user.click(screen.getByTestId('campaign-join-submit'));
    expect(screen.getByText('Choose an account.')).not.toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Gold 3' }));
    await user.click(screen.getByTestId('campaign-join-submit'));
    await act(untilSettled);
    expect(row(8).getByText('You have joined')).not.toBeNull();
  });

  test('a refusal is shown', async () => {
    const { user } = await renderCampaign(1, {
      prepare: ({ backend }) =>
        backend.failNext('joinCampaign', PortalError.refused([ERROR_CODE.forbidden], 403)),
    });
    await user.click(screen.getByTestId('campaign-terms'));
    await user.click(screen.getByTestId('campaign-join-submit'));
    await act(untilSettled);
    expect(
      screen.getByTestId('campaign-1').querySelector(`span.error.error${ERROR_CODE.forbidden}`),
    ).not.toBeNull();
  });

  test('each rule has its number and the own progress', async () => {
    await renderCampaign(7, { prepare: ({ backend }) => void (backend.campaigns = [POOR]) });
    expect(screen.getByTestId('campaign-rule-minimum').textContent).toBe(
      'At least USD 500.00Equity when the account is entered.499.99',
    );
  });

  test('an unknown one has a message', async () => {
    await renderCampaign(99);
    expect(screen.getByTestId('campaign-missing')).not.toBeNull();
  });
});
