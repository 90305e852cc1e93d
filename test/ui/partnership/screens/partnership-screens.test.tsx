import { act, screen, within } from '@testing-library/react';
import {
  PartnershipInvest,
  PartnershipShared,
} from '../../../../src/ui/partnership/screens/partnership-screens';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

describe('partnership', () => {
  test('invest shows the client’s code and a link to copy', async () => {
    const { user, portal } = await renderPortal(<PartnershipInvest />, {
      variant: 'invest',
      address: '/partnership',
    });
    expect(screen.getByTestId('screen-partnership-invest')).not.toBeNull();
    expect(screen.getByTestId('partnership-code').textContent).toBe('MO-1');
    await user.click(screen.getByTestId('partnership-copy'));
    await act(untilSettled);
    expect(portal.clipboard.text).toBe('https://portico.example/r?affid=MO-1&cxd=1');
    const mail = screen.getByRole('link', { name: 'Send by email' }).getAttribute('href');
    expect(mail).toContain(encodeURIComponent('affid=MO-1&cxd=1'));
  });

  test('bank and international show commission, and each link with its counts', async () => {
    await renderPortal(<PartnershipShared />, { variant: 'bank', address: '/partnership' });
    const page = within(screen.getByTestId('screen-partnership-shared'));
    for (const figure of ['4,136.00', '2,602.25', '527.75'])
      expect(page.getAllByText(figure, { exact: false })).not.toEqual([]);
    const cells = within(screen.getByTestId('partnership-link-1')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1,204', '61', '—no figure']);
  });

  test('messages say that there are no commission and no link', async () => {
    await renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership',
      prepare: ({ owner }) =>
        void (owner.partnership = {
          ...owner.partnership,
          links: [],
          commission: [],
          trades: null,
          nextPayout: null,
        }),
    });
    expect(screen.getByText(/No commission yet/)).not.toBeNull();
    expect(screen.getByText(/There is no link/)).not.toBeNull();
  });
});
