import { act, fireEvent, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { ResearchScreen } from '../../../../src/ui/research/screens/research-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

const SRC = 'https://research.example/av_ideas?culture=en-US';
const renderResearch = (options: RenderPortalOptions = {}) =>
  renderPortal(<ResearchScreen page="technicalviews" />, { address: '/technicalviews', ...options });
const frame = () => screen.getByTestId<HTMLIFrameElement>('research-frame');

describe('a research page (R2.3)', () => {
  test('frames the gateway’s address in a sandbox, without referrer and token', async () => {
    const { portal } = await renderResearch();
    expect(screen.getByTestId('screen-technicalviews')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Technical views');
    expect(frame().getAttribute('src')).toBe(SRC);
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-same-origin');
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame().title).toBe('Technical views');
    expect(document.body.innerHTML).not.toContain(portal.token);
    // The sandbox must be set before the frame navigates.
    expect(frame().getAttributeNames().indexOf('sandbox')).toBeLessThan(
      frame().getAttributeNames().indexOf('src'),
    );
  });

  test.each([
    ['http://localhost/accounts', 'This page cannot be shown here'],
    ['data:text/html,hi', 'This page cannot be shown here'],
    [null, 'There is nothing here at the moment'],
  ])('the address %j has a message instead of the frame, with Retry', async (address, title) => {
    const { portal, user } = await renderResearch({
      prepare: ({ backend }) => void backend.researchPages.set('av_ideas', address),
    });
    expect(screen.queryByTestId('research-frame')).toBeNull();
    expect(screen.getByTestId('frame-message').textContent).toContain(title);
    portal.backend.researchPages.delete('av_ideas');
    await user.click(screen.getByTestId('retry'));
    await act(untilSettled);
    expect(frame().getAttribute('src')).toBe(SRC);
  });

  test('a failed call shows its label and Retry', async () => {
    const { user } = await renderResearch({
      prepare: ({ backend }) =>
        backend.failNext(
          'researchPage',
          PortalError.unavailable({ status: 503, codes: [ERROR_CODE.failed] }),
        ),
    });
    const panel = screen.getByTestId('screen-technicalviews');
    expect(panel.querySelector(`span.error.error${ERROR_CODE.failed}`)).not.toBeNull();
    await user.click(within(panel).getByTestId('retry'));
    await act(untilSettled);
    expect(frame().getAttribute('src')).toBe(SRC);
  });

  describe('a frame that is slow or refuses (I4)', () => {
    test('has Retry and a link after 15 s, and a late page is still shown', async () => {
      const { portal, user } = await renderResearch();
      act(() => portal.clock.advance(14_999));
      expect(screen.queryByTestId('frame-slow')).toBeNull();
      act(() => portal.clock.advance(1));
      const notice = screen.getByTestId('frame-slow');
      const link = within(notice).getByTestId<HTMLAnchorElement>('frame-new-tab');
      expect([link.href, link.target, link.rel]).toEqual([SRC, '_blank', 'noopener noreferrer']);

      const before = frame();
      await user.click(within(notice).getByTestId('retry'));
      expect(frame()).not.toBe(before);
      expect(screen.queryByTestId('frame-slow')).toBeNull();

      act(() => portal.clock.advance(15_000));
      fireEvent.load(frame());
      expect(screen.queryByTestId('frame-slow')).toBeNull();
      expect(frame().getAttribute('src')).toBe(SRC);
    });

    test('has Retry after 15 s and the link at once if it is reported as loaded, which may be wrong', async () => {
      const { portal } = await renderResearch();
      fireEvent.load(frame());
      expect(screen.getByTestId('frame-new-tab')).not.toBeNull();
      expect(screen.queryByTestId('retry')).toBeNull();
      act(() => portal.clock.advance(15_000));
      expect(screen.getByTestId('retry')).not.toBeNull();
      expect(screen.queryByTestId('frame-slow')).toBeNull();
    });

    test.each([
      ['frame-src', 'https://research.example', true],
      ['frame-src', 'https://other.example', false],
      ['img-src', 'https://research.example', false],
      ['frame-src', 'inline', false],
    ])('the policy reports %s of %s: blocked is %s', async (effectiveDirective, blockedURI, isBlocked) => {
      await renderResearch();
      act(() => {
        document.dispatchEvent(
          Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
        );
      });
      expect(screen.queryByTestId('research-frame') === null).toBe(isBlocked);
      expect(screen.queryByTestId('frame-message') !== null).toBe(isBlocked);
    });
  });

  test('a change of language loads the page of that language', async () => {
    const { portal } = await renderResearch();
    await act(async () => {
      await portal.language.change('de-DE', 'technicalviews');
      await untilSettled();
    });
    expect(frame().getAttribute('src')).toBe('https://research.example/av_ideas?culture=de-DE');
  });
});
