import { act, screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import type { TerminalRoute } from '../../../../src/domain/platform/terminals.table';
import { TerminalScreen } from '../../../../src/ui/terminal/screens/terminal-screen';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { siteIdOf } from '../../../../src/testkit/client/clients-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

const renderTerminal = (route: TerminalRoute, options: RenderPortalOptions = {}) =>
  renderPortal(<TerminalScreen route={route} />, {
    client: { firstMt4Login: 4001, firstMt5Login: null },
    ...options,
  });
const isTerminalPage = () => document.body.classList.contains('terminal');

describe('a web terminal (R2.3, D5)', () => {
  test('is framed in a sandbox, and the page has the class `terminal` while it is shown', async () => {
    const { unmount } = await renderTerminal('webterminal4');
    const frame = screen.getByTestId('terminal-frame');
    expect(frame.getAttribute('src')).toBe(
      'https://metatraderweb.app/trade?version=4&servers=Portico-Live+1&trade_server=Portico-Live+1&login=4001&lang=en',
    );
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByTestId('screen-webterminal4')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('MetaTrader 4 web terminal');
    expect(isTerminalPage()).toBe(true);
    unmount();
    expect(isTerminalPage()).toBe(false);
  });

  test('opens the account of the address and shows its name', async () => {
    const accounts = [accountOf({ login: 4001 }), accountOf({ login: 4002, nickname: 'Second' })];
    await renderTerminal('webterminal4', { accounts, address: '/webterminal4?login=4002' });
    expect(screen.getByTestId('terminal-frame').getAttribute('src')).toContain('&login=4002&');
    expect(screen.getByTestId('terminal-account').textContent).toContain('Second4002');
  });

  test('shows no account for the demo terminal', async () => {
    await renderTerminal('webterminal5-demo', {
      prepare: ({ backend }) =>
        void backend.links.set(siteIdOf('main'), { MT5WebTerminalServersDemo: 'Portico-Demo' }),
    });
    expect(screen.getByTestId('terminal-frame')).not.toBeNull();
    expect(screen.queryByTestId('terminal-account')).toBeNull();
  });

  test.each([
    ['webterminal5', { WebTerminalServersMt5: 'Live' }, 'You have no MetaTrader 5 account yet'],
    ['webterminal5-demo', {}, 'There is no MetaTrader 5 web terminal here'],
    [
      'webterminal4',
      { WebTerminalServersMt4: 'http://terminal.example' },
      'The terminal cannot be shown here',
    ],
  ] as const)('%s with %j has a message and links instead', async (route, links, title) => {
    await renderTerminal(route, {
      prepare: ({ backend }) => void backend.links.set(siteIdOf('main'), links),
    });
    expect(screen.queryByTestId('terminal-frame')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(screen.getByText('All platforms and apps').getAttribute('href')).toBe('/platform');
    expect(isTerminalPage()).toBe(false);
  });

  test('shows an error with Retry if the links fail to load', async () => {
    const { user } = await renderTerminal('webterminal4', {
      prepare: ({ backend }) =>
        backend.failNext('siteConfig', PortalError.refused([ERROR_CODE.forbidden], 403)),
    });
    expect(document.querySelector(`span.error.error${ERROR_CODE.forbidden}`)).not.toBeNull();
    await user.click(screen.getByTestId('retry'));
    await act(untilSettled);
    expect(screen.getByTestId('terminal-frame')).not.toBeNull();
  });
});
