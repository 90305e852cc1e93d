import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { TEST_PASSWORD } from '../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../src/testkit/portal/render-portal';
import { someWallet } from '../../../src/testkit/wallet/wallet-data';
import { Screen as NewPassword } from '../../../src/ui/passwords/screens/new-password-screen';
import { Screen as Profile } from '../../../src/ui/profile/screens/profile-screen';
import { StandardScreen } from '../../../src/ui/registration/screens/trading-account/registration-screens';
import { Screen as Wallet } from '../../../src/ui/wallet/screens/wallet-screen';
import { ACCOUNTS_PAGE } from '../kit/accounts-page';

// Pages are loaded on demand, which takes longer on a busy machine.
jest.setTimeout(90_000);
const SOON = { timeout: 20_000 };
const MAIN = accountOf({ login: 501, nickname: 'Main trading' });
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

interface LeftForm {
  readonly view: ReactElement;
  readonly options: RenderPortalOptions;
  /** Test ids of buttons that lead to the form. */
  readonly buttons?: readonly string[];
  readonly field: string;
}

const accounts = (address: string, field: string, buttons: readonly string[] = []): LeftForm => ({
  view: ACCOUNTS_PAGE,
  options: { address, accounts: [MAIN] },
  buttons,
  field,
});
const profile = (
  field: string,
  buttons: readonly string[] = [],
  address = '/profile?tab=security',
): LeftForm => ({
  view: <Profile />,
  options: { address },
  buttons,
  field,
});
const wallet = (field: string, buttons: readonly string[] = []): LeftForm => ({
  view: <Wallet />,
  options: {
    variant: 'international',
    accounts: [MAIN],
    address: '/wallet?tab=addresses',
    prepare: (portal) => void (portal.owner.wallet = someWallet()),
  },
  buttons,
  field,
});

/** One form of each kind that asks before it is left (docs/decisions/0056). */
const FORMS: Readonly<Record<string, LeftForm>> = {
  'a new name of an account': accounts('/accounts?account=501&tab=settings', '#account-name'),
  'a new account': accounts('/accounts?open=live', '#open-tradingPassword'),
  'personal data': profile('#profile-city', ['profile-change'], '/profile'),
  'a new password of the portal': profile('#profile-current'),
  'a second factor': profile('#second-factor-password', ['second-factor-turn-on']),
  'a new password by link': {
    view: <NewPassword />,
    options: {
      address: '/new-password?resetToken=R',
      signedIn: false,
      prepare: ({ passwords }) =>
        void passwords.links.set('R', { email: 'main@portico.test', state: 'valid' }),
    },
    field: '#new-password-password',
  },
  'a registration': {
    view: <StandardScreen />,
    options: { address: '/register/open-trading-account', signedIn: false },
    field: '#register-password',
  },
  'a new address': wallet('#wallet-add-address'),
  'a new label': wallet('#wallet-new-label', ['wallet-rename-address-1']),
};

/** True if the browser would ask before the tab is closed or reloaded. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

type Portal = Awaited<ReturnType<typeof renderPortal>>['portal'];

/** Follows a link to another page; true if the page was left. */
async function follow(portal: Portal): Promise<boolean> {
  const go = jest.fn();
  const isBlocked = await act(async () => portal.navigation.moveGuard?.('/news', go) ?? false);
  return !isBlocked;
}

const find = (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const field = document.querySelector<HTMLElement>(selector);
    if (!field) throw new Error(`There is no ${selector}`);
    return field;
  }, SOON);

test.each(Object.entries(FORMS))(
  '%s: it is left without a warning while empty, and warns with text in it',
  async (_, form) => {
    const { portal, user } = await renderPortal(form.view, form.options);
    for (const button of form.buttons ?? []) await user.click(await screen.findByTestId(button, {}, SOON));
    const field = await find(form.field);
    expect(asksBeforeUnload()).toBe(false);
    expect(await follow(portal)).toBe(true);
    await user.type(field, 'a text');
    expect(asksBeforeUnload()).toBe(true);
    expect(await follow(portal)).toBe(false);
    expect((await screen.findByTestId('leave-question', {}, SOON)).textContent).toContain('will be lost');
  },
);

test('recovery codes on the screen warn until the client has stored them', async () => {
  const { portal, user } = await renderPortal(<Profile />, { address: '/profile?tab=security' });
  await user.click(screen.getByTestId('second-factor-turn-on'));
  await user.type(screen.getByTestId('second-factor-password'), TEST_PASSWORD);
  await user.click(screen.getByTestId('second-factor-submit'));
  await user.type(await screen.findByTestId('second-factor-code'), '123456');
  await user.click(screen.getByTestId('second-factor-submit'));
  await screen.findByTestId('recovery-codes');
  expect(asksBeforeUnload()).toBe(true);
  expect(await follow(portal)).toBe(false);
  const question = await screen.findByTestId('leave-question', {}, SOON);
  expect(question.textContent).toContain('shown only this once');
  await user.click(screen.getByTestId('leave-stay'));
  await user.click(screen.getByTestId('recovery-kept'));
  expect(asksBeforeUnload()).toBe(false);
  expect(await follow(portal)).toBe(true);
});
