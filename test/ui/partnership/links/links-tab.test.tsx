import { Partners } from '../../../../src/application/partnership/ports/partners';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { FakePartners } from '../../../../src/testkit/partnership/fake-partners';
import { act, screen, within } from '@testing-library/react';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { PartnershipShared } from '../../../../src/ui/partnership/screens/partnership-screens';

const open = (prepare: RenderPortalOptions['prepare'] = () => undefined, filter = '') =>
  renderPortal(<PartnershipShared />, {
    variant: 'international',
    address: `/partnership?tab=links${filter}`,
    prepare: (portal) => {
      const { owner } = portal;
      owner.setting = { ...owner.setting, isIb: true };
      prepare(portal);
    },
  });

const cellsOf = (id: number) =>
  within(screen.getByTestId(`partnership-link-${id}`))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('links', () => {
  test('each link has its counts, its address to copy, and its QR code', async () => {
    const { user, portal } = await open();
    await screen.findByTestId('partnership-link-1');
    expect(cellsOf(1).slice(0, 4)).toEqual(['1,204', '860', '61', '—no figure']);
    await user.click(screen.getByRole('button', { name: 'Copy the link MO-2' }));
    await act(untilSettled);
    expect(portal.clipboard.text).toBe('https://portico.example/r?affid=MO-2&cxd=2');
    const row = within(screen.getByTestId('partnership-link-2'));
    await user.click(row.getByRole('button', { name: 'QR code' }));
    expect(screen.getByRole('img', { name: 'QR code of the link MO-2' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('partnership-link-qr')).toBeNull();
  });

  test('a partner adds a link, whose name must be new', async () => {
    const { user } = await open();
    await user.click(await screen.findByTestId('partnership-link-add'));
    const dialog = within(screen.getByTestId('partnership-link-edit'));
    await user.click(dialog.getByTestId('partnership-link-confirm'));
    expect(dialog.getByText('Enter a name.')).not.toBeNull();
    await user.type(dialog.getByLabelText(/Name of the link/), 'Webinars');
    await user.click(dialog.getByTestId('partnership-link-confirm'));
    await act(untilSettled);
    expect(dialog.getByText(/Another link has a name/)).not.toBeNull();
    await user.type(dialog.getByLabelText(/Name of the link/), ' in May');
    await user.click(dialog.getByTestId('partnership-link-confirm'));
    await act(untilSettled);
    expect(screen.queryByTestId('partnership-link-edit')).toBeNull();
    expect((await screen.findByTestId('partnership-link-3')).textContent).toContain('Webinars in May');
  });

  test('a name changes, but not that of the client’s own link', async () => {
    const { user } = await open();
    const ownLink = within(await screen.findByTestId('partnership-link-1'));
    expect(ownLink.queryByRole('button', { name: 'Rename' })).toBeNull();
    const row = within(screen.getByTestId('partnership-link-2'));
    await user.click(row.getByRole('button', { name: 'Rename' }));
    await user.type(screen.getByLabelText(/Name of the link/), ' 2026{Enter}');
    await act(untilSettled);
    expect((await screen.findByTestId('partnership-link-2')).textContent).toContain('Webinars 2026');
  });

  test('an archived link keeps its counts, and the last active one cannot be archived', async () => {
    const { user } = await open();
    const row = within(await screen.findByTestId('partnership-link-2'));
    await user.click(row.getByRole('button', { name: 'Archive' }));
    expect(screen.getByText(/Nobody is referred by this link/)).not.toBeNull();
    await user.click(screen.getByTestId('partnership-link-confirm'));
    await act(untilSettled);
    expect(screen.getByTestId('partnership-link-2').textContent).toContain('Archived');
    expect(cellsOf(2).slice(0, 2)).toEqual(['10', '8']);
    const ownLink = within(screen.getByTestId('partnership-link-1'));
    expect(ownLink.queryByRole('button', { name: 'Archive' })).toBeNull();
  });

  test('a client who is not a partner has no more links', async () => {
    await open(({ owner }) => void (owner.partnership = { ...owner.partnership, programme: 'client' }));
    await screen.findByTestId('partnership-link-1');
    expect(screen.queryByTestId('partnership-link-add')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
  });
});

describe('material', () => {
  const idsInView = () =>
    screen
      .getAllByTestId(/^partnership-material-\d+$/)
      .map(({ dataset }) => Number(dataset['testid']?.split('-').at(-1)));

  test('banners have their words, their size and their file, texts the link that is copied with them', async () => {
    const { portal, user } = await open();
    const banner = within(await screen.findByTestId('partnership-material-1'));
    const picture = banner.getByRole<HTMLImageElement>('img', { name: 'Global markets in one account' });
    expect([picture.width, picture.height, picture.lang]).toEqual([300, 250, 'en-US']);
    expect(banner.getByText(/300 × 250/)).not.toBeNull();
    expect(banner.getByRole<HTMLAnchorElement>('link', { name: 'Save picture' }).download).toBe(
      'en-US-300x250',
    );
    await user.click(banner.getByRole('button', { name: 'Copy link' }));
    await act(untilSettled);
    expect(portal.clipboard.text).toBe('https://portico.example/r?affid=MO-1&cxd=1');
    const text = within(screen.getByTestId('partnership-material-4'));
    expect(text.getByText(/may be used until/)).not.toBeNull();
    await user.click(text.getByRole('button', { name: 'Copy text with link' }));
    await act(untilSettled);
    expect(portal.clipboard.text).toBe(
      'If you register through my link and trade, I receive a commission.\nhttps://portico.example/r?affid=MO-1&cxd=1',
    );
  });

  test('size and language are in the address, beside the filter of the lists', async () => {
    const { user } = await open(undefined, '&level=1&size=300x250&culture=es-ES');
    await screen.findByTestId('partnership-material-3');
    expect(idsInView()).toEqual([3]);
    await user.click(screen.getByTestId('partnership-filter-clear'));
    expect(idsInView()).toEqual([3]);
  });

  test('a filter that leaves nothing is cleared', async () => {
    const { user } = await open(undefined, '&size=728x90&culture=es-ES');
    const note = within(await screen.findByTestId('partnership-material-no-match'));
    await user.click(note.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByTestId('partnership-material-2')).not.toBeNull();
    expect(idsInView()).toEqual([1, 2, 3, 4]);
  });

  test('without material the section has a message', async () => {
    await open(({ resolve }) => {
      const partners = resolve(Partners);
      if (partners instanceof FakePartners) partners.materialList = [];
    });
    expect(await screen.findByText('No advertising material at present')).not.toBeNull();
  });

  test('a client who is not a partner does not have the section', async () => {
    await open(({ owner }) => void (owner.partnership = { ...owner.partnership, programme: 'client' }));
    await screen.findByTestId('partnership-link-1');
    expect(screen.queryByText('Advertising material')).toBeNull();
  });

  test('a gateway that has no material has no section', async () => {
    await open(({ backend }) =>
      backend.failNext('partnerMaterial', PortalError.refused([ERROR_CODE.notFound], 404)),
    );
    await screen.findByTestId('partnership-link-1');
    await act(untilSettled);
    expect(screen.queryByText('Advertising material')).toBeNull();
  });
});
