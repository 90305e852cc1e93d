import { screen, within } from '@testing-library/react';
import { Partners } from '../../../../src/application/partnership/ports/partners';
import { PortalError } from '../../../../src/domain/kernel/errors';
import type { SubPartner } from '../../../../src/domain/partnership/sub-partner';
import { FakePartners } from '../../../../src/testkit/partnership/fake-partners';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { PartnershipShared } from '../../../../src/ui/partnership/screens/partnership-screens';

jest.setTimeout(60_000);

const SAMUEL: SubPartner = {
  ref: 'C-7K2Q9',
  country: 'KE',
  level: 1,
  since: '2026-09-03T10:00:00.000Z',
  isPartner: false,
  clients: 2,
  lots: '3.50',
  rewards: [{ currency: 'USD', amount: '3.15' }],
};

const open = (prepare: RenderPortalOptions['prepare'] = () => undefined) =>
  renderPortal(<PartnershipShared />, {
    variant: 'international',
    address: '/partnership?tab=partners',
    prepare,
  });

test('sub-partners have the clients whom they referred, and the partner’s own rewards', async () => {
  await open(({ resolve }) => {
    const partners = resolve(Partners);
    if (partners instanceof FakePartners) partners.subPartnerList = [SAMUEL];
  });
  const row = await screen.findByTestId('sub-partner-C-7K2Q9');
  for (const part of ['Kenya', 'Refers without being a partner', '3.50', '3.15'])
    expect(row.textContent).toContain(part);
});

test('a partner without sub-partners reads how one becomes one, and a programme of one level has no such section', async () => {
  await open(({ owner }) => {
    const { scheme } = owner.partnership;
    if (scheme) owner.partnership = { ...owner.partnership, scheme: { ...scheme, levels: [100] } };
  });
  await screen.findByTestId('partnership-partners-empty');
  await screen.findByRole('link', { name: 'Commissions' });
  expect(screen.queryByRole('link', { name: 'Sub-partners' })).toBeNull();
});

test('bank has no sub-partners for a client, and has them once the client is a partner', async () => {
  const openBank = (levels: readonly number[] | null) =>
    renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership?tab=agreement',
      prepare: ({ owner }) => {
        const { scheme } = owner.partnership;
        owner.partnership = {
          ...owner.partnership,
          programme: levels ? 'partner' : 'client',
          scheme: scheme && levels ? { ...scheme, levels } : null,
        };
      },
    });
  const { unmount } = await openBank(null);
  await screen.findByRole('link', { name: /^Commissions/ });
  expect(screen.queryByRole('link', { name: /^Sub-partners/ })).toBeNull();
  unmount();
  await openBank([100, 10]);
  const section = await screen.findByRole('link', { name: /^Sub-partners/ });
  expect(section.getAttribute('href')).toContain('?tab=partners');
});

test('the tree opens branch by branch', async () => {
  const { user } = await open();
  const tree = within(await screen.findByTestId('partnership-tree'));
  const toggle = await tree.findByRole('button', { name: 'C-7K2Q9' });
  expect(tree.queryByTestId('tree-C-5ZTQ2')).toBeNull();
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect((await tree.findByTestId('tree-C-5ZTQ2')).textContent).toContain('Level 2 · Egypt');
  expect(within(tree.getByTestId('tree-C-4M8TD')).queryByRole('button')).toBeNull();
  await user.click(toggle);
  expect(tree.queryByTestId('tree-C-5ZTQ2')).toBeNull();
});

test('a branch that does not load is loaded again', async () => {
  const { portal, user } = await open();
  const toggle = await screen.findByRole('button', { name: 'C-7K2Q9' });
  portal.backend.failNext('partnerTree', PortalError.unavailable({ status: 400 }));
  await user.click(toggle);
  await user.click(await screen.findByRole('button', { name: /retry/i }));
  expect(await screen.findByTestId('tree-C-5ZTQ2')).not.toBeNull();
});
