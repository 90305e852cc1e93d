import { act, screen, waitFor, within } from '@testing-library/react';
import { AssetWallet } from '../../../../src/application/wallet/ports/asset-wallet';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { someWallet } from '../../../../src/testkit/wallet/wallet-data';
import type { FakeAssetWallet } from '../../../../src/testkit/wallet/fake-asset-wallet';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import type { FakeClient } from '../../../../src/testkit/portal/fake-backend';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { TEST_PASSWORD, type TestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/wallet/screens/wallet-screen';
import { choose } from '../../kit/choose';
import { savedFile } from '../../kit/saved-file';

jest.setTimeout(60_000);
const SOON = { timeout: 20_000 };
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

const MAIN = accountOf({ login: 501, nickname: 'Main trading' });
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRON = 'TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2';

const openWallet = (tab: string, { prepare, ...options }: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, {
    variant: 'international',
    accounts: [MAIN],
    address: `/wallet?tab=${tab}`,
    prepare: (portal) => {
      portal.owner.wallet = someWallet();
      return prepare?.(portal);
    },
    ...options,
  });
const findField = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, SOON);
const addPasskey = (owner: FakeClient): void =>
  void Object.assign(owner, {
    recoveryCodes: ['AKQ7-M2X0'],
    passkeys: [{ id: 'passkey-1', name: 'Laptop', device: null, createdAt: null, lastUsedAt: null }],
  });
const assetWallet = (portal: TestPortal) => portal.resolve(AssetWallet) as FakeAssetWallet;
const awaitQuote = (portal: TestPortal) =>
  act(async () => {
    portal.clock.advance(500);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

describe('the overview', () => {
  test('shows each asset, pending requests and the address for payouts', async () => {
    await openWallet('overview');
    const usdt = await screen.findByTestId('wallet-asset-USDT', {}, SOON);
    const row = usdt.closest('li, tr');
    expect(row?.textContent).toContain('4,250.00');
    expect(row?.textContent).toContain('4,249.15');
    const overview = screen.getByTestId('wallet-overview').textContent;
    expect(overview).toContain('14 of 20');
    expect(overview).toContain('On its way in');
    // The explorer of this request has no https address.
    expect(screen.queryByRole('link', { name: 'Explorer' })).toBeNull();
    expect(screen.getByTestId('wallet-form')).not.toBeNull();
    const sections = screen.getByRole('navigation', { name: 'Wallet' });
    expect(within(sections).getAllByRole('link')).toHaveLength(6);
  });

  test('of an empty wallet links to the deposit', async () => {
    await openWallet('overview', {
      prepare: ({ owner }) => void (owner.wallet = { assets: [], addresses: [], requests: [] }),
    });
    const note = within(await screen.findByTestId('wallet-nothing', {}, SOON));
    expect(note.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toContain('tab=deposit');
  });

  test('has Retry after a failure', async () => {
    const { user } = await openWallet('overview', {
      prepare: ({ backend }) => backend.failNext('wallet', PortalError.refused([ERROR_CODE.failed], 400)),
    });
    await user.click(await screen.findByTestId('retry', {}, SOON));
    await screen.findByTestId('wallet-asset-USDT', {}, SOON);
  });

  test.each(['overview', 'history'])(
    'at %s, a gateway without a wallet has only balances and the payout address',
    async (tab) => {
      await openWallet(tab, { prepare: ({ owner }) => void (owner.wallet = null) });
      await screen.findByTestId('wallet-balance-501', {}, SOON);
      expect(screen.getByTestId('wallet-form')).not.toBeNull();
      expect(screen.queryByTestId(`wallet-${tab}`)).toBeNull();
    },
  );
});

describe('the address book', () => {
  const fillAddress = async (options: RenderPortalOptions = {}, address = ETHEREUM, network = 'Ethereum') => {
    const view = await openWallet('addresses', options);
    const { user } = view;
    await user.type(await findField('Label'), 'Savings');
    await choose(user, 'Asset', 'USDT');
    await choose(user, 'Network', network);
    await user.click(await findField('Address'));
    await user.paste(address);
    await user.tab();
    return view;
  };

  /** A client without a second factor enters the password for a new address. */
  const submitWithPassword = async (user: Awaited<ReturnType<typeof renderPortal>>['user']) => {
    await user.click(screen.getByTestId('wallet-add-submit'));
    await user.type(await screen.findByTestId('money-password', {}, SOON), TEST_PASSWORD);
    await user.dblClick(screen.getByTestId('wallet-add-submit'));
  };

  test('shows which addresses are ready, waiting or blocked, and copies them', async () => {
    const { user, portal } = await openWallet('addresses');
    const book = screen.getByTestId('wallet-addresses');
    await screen.findByTestId('wallet-address-address-1', {}, SOON);
    expect(book.textContent).toContain('Ready');
    expect(book.textContent).toContain('Waits until');
    expect(book.textContent).toContain('On a warning list.');
    const [copy] = screen.getAllByRole('button', { name: 'Copy address' });
    await user.click(copy as HTMLElement);
    expect(portal.clipboard.text).toBe('TVk3nGxZCkVbFoRAPWLrgWW1RytVjVk8Qz');
  });

  test('adds a valid address, and shows from when it is usable', async () => {
    const { user, portal } = await fillAddress();
    await screen.findByText('The address is valid on Ethereum.', {}, SOON);
    await submitWithPassword(user);
    await screen.findByText(/was added\. You can withdraw to it from/, {}, SOON);
    expect(portal.backend.count('addWalletAddress')).toBe(2);
    expect(portal.owner.wallet?.addresses.at(-1)).toMatchObject({ label: 'Savings', address: ETHEREUM });
    expect((await findField('Address')).value).toBe('');
  });

  test.each([
    ['nothing', 'Ethereum', /This is not a valid address/],
    ['nothing-at-all', 'Ethereum', /A character of the address is wrong/],
    [`bitcoin:${'x'.repeat(169)}`, 'Ethereum', /This is not a valid address/],
    [TRON, 'Ethereum', /This address is not on Ethereum/],
    ['0xBAD8400098527886E0F7030069857D2E4169EE7a', 'Ethereum', /Withdrawals to this address are blocked/],
    ['TVk3nGxZCkVbFoRAPWLrgWW1RytVjVk8Qz', 'Tron', /already in your address book/],
  ])('does not send %s for %s, and shows the reason', async (address, network, reason) => {
    const { user, portal } = await fillAddress({}, address, network);
    await screen.findByText(reason, {}, SOON);
    await user.click(screen.getByTestId('wallet-add-submit'));
    expect(portal.backend.count('addWalletAddress')).toBe(0);
  });

  test('reduces a payment link to its address, which is shown and sent', async () => {
    const { user, portal } = await fillAddress({}, `ethereum:${ETHEREUM}@1?value=10\u200B`);
    await screen.findByText('The address is valid on Ethereum.', {}, SOON);
    expect((await findField('Address')).value).toBe(ETHEREUM);
    await submitWithPassword(user);
    await screen.findByText(/was added/, {}, SOON);
    expect(portal.owner.wallet?.addresses.at(-1)).toMatchObject({ address: ETHEREUM });
  });

  test('cuts no label in silence, and sends none that is too long', async () => {
    const { user, portal } = await fillAddress();
    await user.click(await findField('Label'));
    await user.paste('x'.repeat(60));
    expect((await findField('Label')).value).toHaveLength('Savings'.length + 60);
    expect(screen.getByText('At most 40 characters.')).not.toBeNull();
    await user.click(screen.getByTestId('wallet-add-submit'));
    expect(portal.backend.count('addWalletAddress')).toBe(0);
  });

  test('does not send an address that could not be checked', async () => {
    const unavailable = () => PortalError.unavailable({ status: 503 });
    const { user, portal } = await fillAddress({
      prepare: ({ backend }) => backend.failNext('checkWalletAddress', unavailable(), unavailable()),
    });
    await screen.findByText(/could not be checked, so it was not saved/, {}, SOON);
    await user.click(screen.getByTestId('wallet-add-submit'));
    expect(portal.backend.count('addWalletAddress')).toBe(0);
    await submitWithPassword(user);
    await screen.findByText(/was added/, {}, SOON);
  });

  test('requires a memo if the network needs one', async () => {
    const { user, portal } = await openWallet('addresses');
    await user.type(await findField('Label'), 'Ripple');
    await choose(user, 'Asset', 'XRP');
    await user.click(await findField('Address'));
    await user.paste('rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH');
    await user.click(screen.getByTestId('wallet-add-submit'));
    await screen.findByText(/A memo is needed here/, {}, SOON);
    await user.type(await findField('Memo'), '7');
    await user.click(screen.getByTestId('wallet-add-submit'));
    await screen.findByText(/already in your address book/, {}, SOON);
    expect(portal.backend.count('addWalletAddress')).toBe(0);
  });

  test('requires a code of the second factor, and does not store the address in the tab', async () => {
    const { user, portal } = await fillAddress({
      prepare: ({ owner }) => void (owner.recoveryCodes = ['AKQ7-M2X0']),
    });
    await user.click(screen.getByTestId('wallet-add-submit'));
    await user.type(await findField('Code from your authenticator app'), APP_CODE);
    const draft = portal.tab.get('portico.draft.wallet.address') ?? '';
    expect(draft).toContain('Savings');
    expect(draft).not.toContain(ETHEREUM);
    await user.click(screen.getByTestId('wallet-add-submit'));
    await screen.findByText(/was added/, {}, SOON);
  });

  test('accepts a passkey instead of the code', async () => {
    const { user } = await fillAddress({ prepare: ({ owner }) => addPasskey(owner) });
    await user.click(screen.getByTestId('wallet-add-submit'));
    await user.click(await screen.findByTestId('money-passkey', {}, SOON));
    await screen.findByText(/was added/, {}, SOON);
  });

  test('renames an address, and removes it after a confirmation', async () => {
    const { user, portal } = await openWallet('addresses');
    await user.click(await screen.findByTestId('wallet-rename-address-1', {}, SOON));
    const dialog = within(await screen.findByRole('dialog', {}, SOON));
    const label = dialog.getByRole('textbox', { name: 'Label' });
    await user.clear(label);
    await user.click(screen.getByTestId('wallet-edit-confirm'));
    dialog.getByText('Enter a label.');
    await user.type(label, 'Рhone  wallet');
    dialog.getByText('Another address has a label that looks like this one. Choose a different one.');
    await user.click(screen.getByTestId('wallet-edit-confirm'));
    expect(portal.backend.count('renameWalletAddress')).toBe(0);
    await user.clear(label);
    await user.type(label, 'Ledger');
    await user.click(screen.getByTestId('wallet-edit-confirm'));
    await waitFor(
      () => expect(screen.getByTestId('wallet-address-address-1').textContent).toBe('Ledger'),
      SOON,
    );
    await user.click(screen.getByTestId('wallet-remove-address-1'));
    await screen.findByText(/you have to add it anew and wait/, {}, SOON);
    expect(portal.backend.count('removeWalletAddress')).toBe(0);
    await user.click(screen.getByTestId('wallet-edit-confirm'));
    await waitFor(() => expect(screen.queryByTestId('wallet-address-address-1')).toBeNull(), SOON);
  });
});

test('a deposit shows its address, QR code, confirmations and a warning', async () => {
  const { user, portal } = await openWallet('deposit&asset=USDT');
  const address = within(await screen.findByTestId('wallet-deposit-address', {}, SOON));
  address.getByText(TRON);
  address.getByRole('img', { name: 'QR code of the address' });
  address.getByText('20');
  screen.getByText(/Send only USDT, and only on Tron/);
  await user.click(screen.getByTestId('wallet-deposit-copy'));
  expect(portal.clipboard.text).toBe(TRON);
  const earlier = within(await screen.findByTestId('wallet-earlier', {}, SOON));
  expect(earlier.getByRole('link').getAttribute('href')).toContain('request=deposit-1');
  earlier.getByText(/500\.00/);
  await choose(user, 'Network', 'Ethereum');
  await screen.findByText(/Send only USDT, and only on Ethereum/, {}, SOON);
  expect(screen.queryByTestId('wallet-earlier')).toBeNull();
  await choose(user, 'Asset', 'XRP');
  await screen.findByText(/Send the memo with it/, {}, SOON);
  expect(screen.getByTestId('wallet-deposit').textContent).toContain('14 of 20');
  await act(async () => {
    assetWallet(portal).advance(portal.owner, 'deposit-2', 'completed');
    portal.clock.advance(5_000);
  });
  await screen.findByText('Nothing is under way.', {}, SOON);
});

describe('a withdrawal', () => {
  const fill = async (options: RenderPortalOptions = {}) => {
    const view = await openWallet('withdraw', options);
    const { user, portal } = view;
    await screen.findByTestId('wallet-withdraw-form', {}, SOON);
    await choose(user, 'To', 'Cold wallet');
    await user.type(await findField('Amount'), '300');
    await awaitQuote(portal);
    return view;
  };
  const balance = ({ owner }: TestPortal) =>
    owner.wallet?.assets.find(({ asset }) => asset === 'USDT')?.pendingOut;

  test('is reviewed, confirmed by a code, sent once, and cancelled', async () => {
    const { user, portal } = await fill({
      prepare: ({ owner }) => void (owner.recoveryCodes = ['AKQ7-M2X0']),
    });
    expect(screen.getByTestId('money-quote').textContent).toMatch(/1\.00.*299\.00/);
    await user.click(screen.getByTestId('wallet-submit-order'));
    const review = within(await screen.findByTestId('wallet-review', {}, SOON));
    review.getByText('TVk3nGxZCkVbFoRAPWLrgWW1RytVjVk8Qz');
    screen.getByText('Step 2 of 2');
    expect(screen.getByTestId('wallet-withdraw').textContent).toMatch(/NowThe amount.*By .*2026, \d\d:\d\d/);
    expect(portal.backend.count('withdrawFromWallet')).toBe(0);
    await user.click(screen.getByTestId('wallet-submit-order'));
    await user.type(await findField('Code from your authenticator app'), APP_CODE);
    await user.dblClick(screen.getByTestId('wallet-submit-order'));
    const request = await screen.findByTestId('wallet-request', {}, SOON);
    expect(portal.navigation.address).toBe('/wallet?tab=withdraw&request=withdrawal-4');
    expect(balance(portal)).toBe('300.00');
    await user.click(await screen.findByRole('button', { name: /Cancel request/ }, SOON));
    await within(request).findAllByText('Canceled', {}, SOON);
    expect(balance(portal)).toBe('0.00');
  });

  test('accepts a passkey instead of the code, also after the device has cancelled once', async () => {
    const { user, portal } = await fill({ prepare: ({ owner }) => addPasskey(owner) });
    const device = portal.resolve(Authenticator) as FakeAuthenticator;
    await user.click(screen.getByTestId('wallet-submit-order'));
    await user.click(await screen.findByTestId('wallet-submit-order', {}, SOON));
    device.outcome = 'cancelled';
    await user.click(await screen.findByTestId('money-passkey', {}, SOON));
    await screen.findByText(/canceled or took too long/, {}, SOON);
    expect(portal.backend.count('withdrawFromWallet')).toBe(1);
    device.outcome = 'done';
    await user.click(screen.getByTestId('money-passkey'));
    await screen.findByTestId('wallet-request', {}, SOON);
    expect(balance(portal)).toBe('300.00');
  });

  test('shows why it failed, or its transaction ID', async () => {
    const { user, portal } = await openWallet('history&request=withdrawal-1');
    await screen.findByText(/The network refused it\./, {}, SOON);
    screen.getByText(/The amount is back in your wallet\./);
    await act(async () => {
      assetWallet(portal).advance(portal.owner, 'withdrawal-1', 'sent', {
        txid: '5d3f000000000000c816',
        reason: null,
      });
      portal.navigation.go('/wallet?tab=history&request=deposit-1');
    });
    const explorer = await screen.findByRole('link', { name: 'Explorer' }, SOON);
    expect(explorer.getAttribute('href')).toBe('https://tronscan.org/#/transaction/e64a');
    await user.click(await screen.findByRole('button', { name: 'Copy transaction ID' }, SOON));
    expect(portal.clipboard.text).toBe('e64a0000000000000000000000000000000009bd');
  });

  test('can use the whole balance, and shows the limits of the network', async () => {
    const { user, portal } = await fill();
    await user.click(screen.getByTestId('wallet-max'));
    const amount = await findField('Amount');
    expect(amount.value).toBe('4250.00');
    await user.clear(amount);
    await user.type(amount, '5');
    await user.click(screen.getByTestId('wallet-submit-order'));
    screen.getByText(/The amount is too small: at least .*USDT 10\.00/);
    expect(portal.backend.count('withdrawFromWallet')).toBe(0);
  });

  test('keeps its input across a reload', async () => {
    const before = await fill();
    const storedInTab = Object.fromEntries(before.portal.tab.entries);
    before.unmount();
    await openWallet('withdraw', { storedInTab });
    await screen.findByTestId('wallet-withdraw-form', {}, SOON);
    expect((await findField('Amount')).value).toBe('300');
  });

  test('requires an address that is ready', async () => {
    await openWallet('withdraw', {
      prepare: ({ owner }) => {
        const { addresses, ...wallet } = someWallet();
        owner.wallet = { ...wallet, addresses: addresses.filter(({ state }) => state !== 'usable') };
      },
    });
    const note = within(await screen.findByTestId('wallet-nowhere', {}, SOON));
    note.getByText(/The first one is ready at/);
    note.getByRole('link', { name: 'Add an address' });
  });
});

test('a transfer is quoted again each minute, shows its effect, and is sent once', async () => {
  const { user, portal } = await openWallet('transfer&asset=USDT');
  await screen.findByTestId('wallet-transfer-form', {}, SOON);
  await user.click(screen.getByTestId('wallet-submit-order'));
  screen.getByText('Choose a trading account.');
  await choose(user, 'To account', 'Main trading');
  await user.type(await findField('Amount'), '2000');
  await awaitQuote(portal);
  expect(screen.getByTestId('money-quote').textContent).toMatch(/1 USDT = 0\.9998 USD.*1,999\.60/);
  expect(screen.getByTestId('wallet-effect').textContent).toContain('12,250.00');
  expect(screen.getByTestId('wallet-effect').textContent).toContain('2,250.00');
  await act(async () => portal.clock.advance(60_000));
  expect(portal.backend.count('quoteWallet')).toBe(2);
  await user.dblClick(screen.getByTestId('wallet-submit-order'));
  expect((await screen.findByTestId('wallet-request', {}, SOON)).dataset['state']).toBe('completed');
  expect(portal.backend.count('transferOfWallet')).toBe(1);
  expect(portal.owner.accounts[0]?.balance).toBe('12250.00');
});

describe('the history', () => {
  test('is filtered, and links to each request', async () => {
    const { user } = await openWallet('history');
    const list = await screen.findByTestId('book-wallet', {}, SOON);
    await within(list).findByText('The network refused it.', {}, SOON);
    expect(screen.getByTestId('wallet-history').textContent).toContain('1 of 3');
    await choose(user, 'Type', 'Withdraw');
    await waitFor(() => expect(list.textContent).not.toContain('e64a'), SOON);
    await user.type(await findField('Address or ID'), 'nowhere{Enter}');
    await screen.findByText('Nothing matches the filters', {}, SOON);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(list.textContent).toContain('e64a'), SOON);
    const [request] = within(list).getAllByRole('link', { name: 'Deposit' });
    expect(request?.getAttribute('href')).toContain('request=deposit-2');
  });

  test('is saved as a CSV file of all requests, without formulas', async () => {
    const { user } = await openWallet('history', {
      prepare: ({ owner }) => {
        owner.wallet = someWallet();
        owner.wallet.requests = owner.wallet.requests.map((request) => ({ ...request, reference: '=1+1' }));
      },
    });
    const button = await screen.findByTestId('wallet-csv', {}, SOON);
    const { text } = await savedFile(() => user.click(button));
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Transaction ID');
    expect(text).toContain("'=1+1");
  });
});
