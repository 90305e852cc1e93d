import { act, screen } from '@testing-library/react';
import { RootFrame } from '../../../../src/ui/shell/frame/root-frame';
import { Footer } from '../../../../src/ui/components/page/footer';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';

const CONFIG = { consent: 'banner', tagManager: { main: 'GTM-MAIN' } };

async function renderBanner(options: RenderPortalOptions = {}) {
  const view = await renderPortal(
    <>
      <RootFrame />
      <Footer />
    </>,
    { signedIn: false, address: '/login', config: CONFIG, ...options },
  );
  await act(async () => view.portal.tagManager.start());
  return view;
}

describe('ConsentBanner (D2 and D7)', () => {
  test('without configured consent there is no banner, and the tag manager starts', async () => {
    const { portal } = await renderBanner({ config: { tagManager: { main: 'GTM-MAIN' } } });
    expect([screen.queryByTestId('consent-banner'), screen.queryByTestId('footer-consent')]).toEqual([
      null,
      null,
    ]);
    expect(portal.fakeTagManager.loadedIds).toEqual(['GTM-MAIN']);
  });

  test('has an accessible name and a link, and loads no tag manager before the answer', async () => {
    const { portal } = await renderBanner();
    const banner = await screen.findByRole('region', { name: 'May we measure how you found us?' });
    expect(banner).toBe(screen.getByTestId('consent-banner'));
    expect(screen.getAllByRole('link', { name: 'Privacy policy' })[0]?.getAttribute('href')).toBe(
      '/legal/privacy.html',
    );
    expect([portal.fakeTagManager.loadedIds, portal.local.get('consent')]).toEqual([[], null]);
  });

  test('a gateway address that is not a web address is not a link (X1)', async () => {
    const config = {
      ...CONFIG,
      companies: { '7': { texts: { 'en-US': { 'footer.privacyUrl': 'javascript:alert(1)' } } } },
    };
    await renderBanner({ config });
    const banner = await screen.findByTestId('consent-banner');
    expect(banner.textContent).toContain('Privacy policy');
    expect(banner.querySelector('a')).toBeNull();
  });

  test('a yes is stored, starts the tag manager and closes the question', async () => {
    const { user, portal } = await renderBanner();
    await user.click(await screen.findByTestId('consent-yes'));
    expect([portal.local.get('consent'), portal.fakeTagManager.loadedIds]).toEqual(['yes', ['GTM-MAIN']]);
    expect(screen.queryByTestId('consent-banner')).toBeNull();
  });

  test('a no is stored as well, and starts nothing', async () => {
    const { user, portal } = await renderBanner();
    await user.click(await screen.findByTestId('consent-no'));
    expect([portal.local.get('consent'), portal.fakeTagManager.loadedIds]).toEqual(['no', []]);
    expect(screen.queryByTestId('consent-banner')).toBeNull();
  });

  test.each(['yes', 'no'])(
    'after the answer %s the banner is shown again only from the footer',
    async (answer) => {
      const { user } = await renderBanner({ storedValues: { consent: answer } });
      expect(screen.queryByTestId('consent-banner')).toBeNull();
      await user.click(screen.getByTestId('footer-consent'));
      expect(await screen.findByTestId('consent-banner')).not.toBeNull();
    },
  );

  test('works by keyboard alone, the no before the yes', async () => {
    const { user, portal } = await renderBanner();
    await screen.findByTestId('consent-banner');
    const focusOrder: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await user.tab();
      focusOrder.push(document.activeElement?.textContent);
    }
    expect(focusOrder).toEqual(['Privacy policy', 'No, thanks', 'Agree']);
    await user.keyboard('{Enter}');
    expect(portal.local.get('consent')).toBe('yes');
  });
});
