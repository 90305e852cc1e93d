import { act, screen, within } from '@testing-library/react';
import type { ReAssessment } from '../../../../src/domain/client/user-setting';
import { Frame } from '../../../../src/ui/shell/frame/frame';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { setPhone } from '../../kit/viewport';

const dueAssessment = (typeId: number, changes: Partial<ReAssessment> = {}): ReAssessment => ({
  typeId,
  showPopup: false,
  finishDate: '2026-11-30T12:00:00Z',
  isSkip: false,
  ...changes,
});

/** The frame, 2 s after it first appeared. */
async function renderFrame(options: RenderPortalOptions = {}) {
  window.scrollTo = () => undefined;
  const view = await renderPortal(
    <Frame>
      <h1>The page</h1>
    </Frame>,
    options,
  );
  await act(async () => view.portal.clock.advance(2_000));
  return view;
}

describe('re-assessment alerts', () => {
  test('each assessment has an alert with a link to its form', async () => {
    await renderFrame({
      client: { reAssessmentResult: [dueAssessment(3), dueAssessment(5, { finishDate: null })] },
    });
    const alert = await screen.findByTestId('reassessment-alert-3');
    expect(alert.getAttribute('role')).toBe('alert');
    expect(alert.textContent).toContain('Update your investor assessment by Nov 30, 2026, 12:00 UTC.');
    const link = within(alert).getByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe('/open-investment-account?typeId=3');
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Nov 30',
    );
    expect(screen.getByTestId('reassessment-alert-5').textContent).toContain(
      'Update your investor assessment.',
    );
  });

  test('are part of the first rendering, as the verification is, and alerts after two seconds', async () => {
    window.scrollTo = () => undefined;
    const { portal } = await renderPortal(
      <Frame>
        <h1>The page</h1>
      </Frame>,
      { client: { reAssessmentResult: [dueAssessment(3)], isOpenAccount: true } },
    );
    expect(screen.getAllByRole('link', { name: 'Continue' })).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByTestId('verify-banner')).toBeNull();
    const links = screen.getAllByRole('link', { name: 'Continue' });
    await act(async () => portal.clock.advance(2_000));
    expect(screen.getByRole('alert')).toBe(screen.getByTestId('reassessment-alert-3'));
    expect(screen.getByTestId('verify-banner')).not.toBeNull();
    // The same elements, so that focus stays.
    expect(screen.getAllByRole('link', { name: 'Continue' })).toEqual(links);
  });

  test('have a shorter text on a phone, and leave out an invalid date', async () => {
    setPhone(true);
    await renderFrame({
      client: { reAssessmentResult: [dueAssessment(3), dueAssessment(5, { finishDate: 'soon' })] },
    });
    expect((await screen.findByTestId('reassessment-alert-3')).textContent).toContain(
      'Assessment due Nov 30, 2026',
    );
    expect(screen.getByTestId('reassessment-alert-5').textContent).toContain('Assessment due');
  });

  test('are absent on open-investment-account, in any letter case', async () => {
    const { portal } = await renderFrame({ client: { reAssessmentResult: [dueAssessment(3)] } });
    expect(await screen.findByTestId('reassessment-alert-3')).not.toBeNull();
    await act(async () => portal.navigation.go('/Open-Investment-Account?typeId=3'));
    expect(screen.queryByTestId('reassessment-alert-3')).toBeNull();
  });
});

describe('re-assessment popups', () => {
  const client = {
    reAssessmentResult: [dueAssessment(3, { showPopup: true }), dueAssessment(5, { showPopup: true })],
  };

  test('have four paragraphs with the date, and are closed one after the other', async () => {
    const { user } = await renderFrame({ client });
    const first = await screen.findByTestId('reassessment-popup-3');
    const paragraphs = [...first.querySelectorAll('p')];
    expect(paragraphs).toHaveLength(4);
    expect(paragraphs[3]?.textContent).toContain('Nov 30, 2026');
    expect(screen.queryByTestId('reassessment-popup-5')).toBeNull();
    await user.click(within(first).getByRole('button', { name: 'Close', hidden: true }));
    await screen.findByTestId('reassessment-popup-5');
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('reassessment-popup-5')).toBeNull();
  });

  test('a click outside does nothing', async () => {
    const { user } = await renderFrame({ client });
    await user.click(await screen.findByTestId('reassessment-popup-3'));
    expect(screen.getByTestId('reassessment-popup-3')).not.toBeNull();
  });

  test('“update today” leads to the form', async () => {
    const { user, portal } = await renderFrame({ client });
    await screen.findByTestId('reassessment-popup-3');
    await user.click(screen.getByRole('button', { name: 'Update today', hidden: true }));
    expect(portal.navigation.address).toBe('/open-investment-account?typeId=3');
    expect(screen.queryByTestId('reassessment-popup-3')).toBeNull();
  });
});

describe('the verify banner', () => {
  test('has a link, and is shown again 3 s after the client leaves open-investment-account', async () => {
    const { user, portal } = await renderFrame({ client: { isOpenAccount: true } });
    const banner = await screen.findByTestId('verify-banner');
    await user.click(within(banner).getByRole('link', { name: 'Continue' }));
    expect(portal.navigation.address).toBe('/open-investment-account');
    expect(screen.queryByTestId('verify-banner')).toBeNull();
    await user.click(screen.getByTestId('menu-accounts'));
    expect(portal.backend.count('client')).toBe(2);
    expect(screen.queryByTestId('verify-banner')).toBeNull();
    // Its space is reserved, hidden also for screen readers.
    const hidden = [...document.querySelectorAll('main [aria-hidden="true"]')];
    const placeholders = hidden.filter((element) => element.querySelector('a'));
    expect(placeholders.map((element) => element.className.includes('placeholder'))).toEqual([true]);
    await act(async () => portal.clock.advance(3_000));
    expect(screen.getByTestId('verify-banner')).not.toBeNull();
  });
});
