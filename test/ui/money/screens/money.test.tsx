import { act, screen, waitFor, within } from '@testing-library/react';
import { MoneyMoves } from '../../../../src/application/money/ports/money-moves';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import type { FakeMoneyMoves } from '../../../../src/testkit/money/fake-money-moves';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { TEST_PASSWORD, type TestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { ACCOUNTS_PAGE, settlePage } from '../../kit/accounts-page';
import { choose } from '../../kit/choose';

// The forms are loaded on demand, which takes longer on a busy machine.
jest.setTimeout(60_000);
const SOON = { timeout: 40_000 };

/** Addresses of other sites that the page has opened. */
let visitedUrls: string[] = [];
beforeEach(() => {
  visitedUrls = [];
  document.addEventListener('click', recordVisit);
});
afterEach(() => document.removeEventListener('click', recordVisit));

function recordVisit(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (link === null || link.origin === window.location.origin) return;
  event.preventDefault();
  visitedUrls.push(link.href);
}

const MAIN = accountOf({ login: 501, nickname: 'Main trading' });
const EURO = accountOf({
  login: 601,
  nickname: 'Euro',
  currency: 'EUR',
  balance: '2790.15',
  equity: '2790.15',
  margin: '0.00',
  freeMargin: '2790.15',
  marginLevel: null,
});
const DEMO = accountOf({ login: 901, nickname: 'Practice', kind: 'demo' });

const openForm = (address: string, options: RenderPortalOptions = {}) =>
  renderPortal(ACCOUNTS_PAGE, { accounts: [MAIN, EURO, DEMO], ...options, address });

const findField = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, SOON);
const moneyMoves = (portal: TestPortal) => portal.resolve(MoneyMoves) as FakeMoneyMoves;
/** Waits until typing has paused and the quote is loaded. */
const awaitQuote = async (portal: TestPortal) => {
  await act(async () => {
    portal.clock.advance(500);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
};
const balanceOf = (portal: TestPortal, login: number) =>
  portal.owner.accounts.find((account) => account.login === login)?.balance;

/** The texts of the steps and of the current position. */
const stepTexts = () => {
  const steps = screen.getByRole('list', { name: 'How far it is' });
  return [...within(steps).getAllByRole('listitem'), steps.nextElementSibling].map(
    (step) => step?.textContent,
  );
};

/** The credit that is lost with the money, according to the quote. */
const creditLossText = () => screen.queryByTestId('money-credit-loss')?.textContent.replaceAll(/\s/g, ' ');

describe('money of an account with a bonus', () => {
  const openWithBonus = async (address: string) => {
    const view = await openForm(address, {
      prepare: ({ resolve }) => (resolve(MoneyMoves) as FakeMoneyMoves).bonusCredit.set(501, '102.50'),
    });
    return view;
  };

  it('shows before a withdrawal, and again in the review, which credit is lost', async () => {
    const { user, portal } = await openWithBonus('/accounts?withdraw=501');
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }, SOON));
    expect(creditLossText()).toBeUndefined();
    await user.type(await findField('Amount'), '2050.08');
    await user.type(await findField('Bank account or IBAN'), 'DE89370400440532013000');
    await awaitQuote(portal);
    expect(creditLossText()).toBe('This takes away USD 20.50 of credit.');
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-review', {}, SOON);
    expect(creditLossText()).toBe('This takes away USD 20.50 of credit.');
  });

  it('is hidden for a deposit', async () => {
    const { user, portal } = await openWithBonus('/accounts?deposit=501');
    await user.click(await screen.findByRole('radio', { name: /Card/ }, SOON));
    await user.type(await findField('Amount'), '1000');
    await awaitQuote(portal);
    within(screen.getByTestId('money-quote')).getByText('985.00', { exact: false });
    expect(creditLossText()).toBeUndefined();
  });
});

describe('a deposit', () => {
  it('is quoted, requested once, and leads to the payment page and to the page of its request', async () => {
    const { user, portal } = await openForm('/accounts?deposit=501');
    const card = await screen.findByRole('radio', { name: /Card/ }, SOON);
    // Only the label is isolated from the direction of the page; the icon beside it is not.
    expect(card.closest('label')!.querySelector('svg')!.closest('bdi')).toBeNull();
    await user.click(card);
    await user.type(await findField('Amount'), '1,000');
    await awaitQuote(portal);
    expect(stepTexts()).toEqual(['1Amount', '2Payment', '3Completed', 'Step 1 of 3']);
    const quote = within(screen.getByTestId('money-quote'));
    quote.getByText('985.00', { exact: false });
    quote.getByText('15.00', { exact: false });
    within(screen.getByTestId('money-effect')).getByText('11,235.40');
    const submit = screen.getByTestId('money-submit');
    expect(submit.textContent).toContain('Continue to pay');
    await user.dblClick(submit);
    await screen.findByTestId('money-request', {}, SOON);
    expect(portal.backend.count('deposit')).toBe(1);
    expect(portal.navigation.address).toBe('/accounts?deposit=501&request=request-1');
    expect(visitedUrls).toEqual(['https://cashier.example/pay/0']);
    expect(stepTexts().at(-1)).toBe('Step 2 of 3');
    await act(async () => {
      moneyMoves(portal).advance('request-1', 'completed');
      portal.clock.advance(5_000);
    });
    expect((await screen.findByTestId('money-request', {}, SOON)).dataset['state']).toBe('completed');
    expect(screen.queryByTestId('money-pay')).toBeNull();
    expect(screen.queryByText('Step 2 of 3')).toBeNull();
    expect(balanceOf(portal, 501)).toBe('11235.40');
  });

  it('of a digital asset shows the address and the number of confirmations', async () => {
    const { user, portal } = await openForm('/accounts?deposit=501');
    await user.click(await screen.findByRole('radio', { name: /Digital asset/ }, SOON));
    await user.type(await findField('Amount'), '500');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText('Choose a network.');
    expect(portal.backend.count('deposit')).toBe(0);
    await user.click(screen.getByRole('radio', { name: 'Tron' }));
    await user.click(screen.getByTestId('money-submit'));
    const address = within(await screen.findByTestId('money-address', {}, SOON));
    address.getByText('TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2');
    address.getByRole('img', { name: 'QR code of the address' });
    address.getByText('USDT 10.00');
    await user.click(address.getByRole('button', { name: 'Copy address' }));
    expect(portal.clipboard.text).toBe('TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2');
    address.getByText('Amount to send');
    address.getByText('USDT 500.00');
    await act(async () => {
      moneyMoves(portal).advance('request-1', 'processing', { confirmations: 14 });
      portal.clock.advance(5_000);
    });
    await screen.findByText('14 of 20', {}, SOON);
    const bar = screen.getByRole('progressbar', { name: 'Confirmations' });
    expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['14', '20']);
    expect(bar.querySelectorAll('[data-done="true"]')).toHaveLength(14);
    expect(bar.children).toHaveLength(20);
    expect(screen.queryByTestId('money-address')).toBeNull();
  });

  it('shows the limits of the amount at its field', async () => {
    const { user, portal } = await openForm('/accounts?deposit=501');
    await user.click(await screen.findByRole('radio', { name: /Card/ }, SOON));
    const amount = await findField('Amount');
    await user.type(amount, '5');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText(/The amount is too small: at least .*USD 10\.00/);
    expect(document.activeElement).toBe(amount);
    await user.clear(amount);
    await user.type(amount, '10.0055');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText('The amount has too many decimal places: USD has 2.');
    expect(portal.backend.count('deposit')).toBe(0);
  });

  it.each([
    ['was not answered', PortalError.unavailable(), /The server did not respond/],
    ['had the answer 502', PortalError.unavailable({ status: 502 }), /./],
    ['had an unreadable answer', PortalError.malformed('truncated'), /./],
  ])('that %s keeps its input and is sent again under the same key', async (_, error, message) => {
    const { user, portal, unmount } = await openForm('/accounts?deposit=501', {
      prepare: ({ backend }) => backend.failNext('deposit', error),
    });
    await user.click(await screen.findByRole('radio', { name: /Card/ }, SOON));
    await user.type(await findField('Amount'), '100');
    await user.click(screen.getByTestId('money-submit'));
    expect((await screen.findAllByRole('alert', {}, SOON)).at(-1)?.textContent).toMatch(message);
    expect((await findField('Amount')).value).toBe('100');
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-request', {}, SOON);
    const [first, second] = portal.backend.calls.filter(({ call }) => call === 'deposit');
    expect(second?.args).toEqual(first?.args);
    unmount();
  });

  it('keeps its input and its key across a reload', async () => {
    const before = await openForm('/accounts?deposit=501');
    await before.user.click(await screen.findByRole('radio', { name: /Card/ }, SOON));
    await before.user.type(await findField('Amount'), '100');
    const storedInTab = Object.fromEntries(before.portal.tab.entries);
    before.unmount();
    await openForm('/accounts?deposit=501', { storedInTab });
    expect((await findField('Amount')).value).toBe('100');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Card/ }).checked).toBe(true);
    expect(JSON.parse(storedInTab['portico.draft.money.deposit.501'] ?? '')).toMatchObject({
      entered: { key: expect.stringMatching(/^[\da-f-]{36}$/) as string },
    });
  });

  it('is not offered if the gateway has no such call', async () => {
    await openForm('/accounts?deposit=501', {
      prepare: ({ backend }) =>
        backend.failNext('paymentMethods', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    await screen.findByText(/Deposits are not offered here/, {}, SOON);
  });

  it('is refused for a demo account and for an unknown account', async () => {
    const demo = await openForm('/accounts?deposit=901');
    await screen.findByText(/Money can’t be moved on this account/, {}, SOON);
    demo.unmount();
    await openForm('/accounts?deposit=777');
    await screen.findByTestId('account-not-yours', {}, SOON);
    screen.getByTestId('account-501');
  });
});

describe('a withdrawal', () => {
  const reviewWithdrawal = async (options: RenderPortalOptions = {}) => {
    const view = await openForm('/accounts?withdraw=501', options);
    const { user, portal } = view;
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }, SOON));
    await user.type(await findField('Amount'), '1500');
    await user.type(await findField('Bank account or IBAN'), 'DE89370400440532013000');
    await awaitQuote(portal);
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-review', {}, SOON);
    return view;
  };

  /** A client without a second factor enters the password for a new destination. */
  const enterPassword = async (user: Awaited<ReturnType<typeof renderPortal>>['user']) => {
    await user.type(await screen.findByTestId('money-password', {}, SOON), TEST_PASSWORD);
    await user.click(screen.getByTestId('money-submit'));
  };

  it('to a new destination is sent with the password', async () => {
    const { user, portal } = await reviewWithdrawal();
    screen.getByText(/Money waits 24 hours before it first goes to a new destination/);
    screen.getByText(/; for a new destination, after 24 hours$/);
    await user.click(screen.getByTestId('money-submit'));
    const password = await screen.findByTestId('money-password', {}, SOON);
    screen.getByText('This destination is new, so confirm it with your password.');
    screen.getByText('Enter your current password.');
    await user.type(password, 'Wrong-horse-9');
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByText(/The current password is incorrect/, {}, SOON);
    await user.clear(password);
    await enterPassword(user);
    await screen.findByTestId('money-request', {}, SOON);
    // The password is not stored in the tab.
    const stored = portal.tab.keys().map((key) => portal.tab.get(key as never));
    expect(stored.join()).not.toContain(TEST_PASSWORD);
  });

  it('is reviewed, sent, and cancelled', async () => {
    const { user, portal } = await reviewWithdrawal();
    const review = within(screen.getByTestId('money-review'));
    review.getByText('DE89 3704 0044 0532 0130 00');
    review.getByText('1,488.00', { exact: false });
    const next = screen.getByRole('heading', { name: 'What happens next' }).parentElement!;
    expect([...next.querySelectorAll('b')].map((when) => when.textContent)).toEqual([
      'Now',
      expect.stringMatching(/^By .*2026, \d\d:\d\d/),
      '1 to 2 working days',
    ]);
    expect(stepTexts()).toEqual(['Amount', '2Review', 'Step 2 of 2']);
    await user.click(screen.getByTestId('money-review-back'));
    expect(stepTexts().at(-1)).toBe('Step 1 of 2');
    await user.click(await screen.findByTestId('money-submit', {}, SOON));
    await screen.findByTestId('money-review', {}, SOON);
    expect(portal.backend.count('withdraw')).toBe(0);
    await user.dblClick(screen.getByTestId('money-submit'));
    await enterPassword(user);
    const request = await screen.findByTestId('money-request', {}, SOON);
    expect(portal.backend.count('withdraw')).toBe(2);
    expect(balanceOf(portal, 501)).toBe('8750.40');
    within(request).getByText('•••• 3000');
    expect(within(request).queryByText(/DE8937/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Cancel request/ }, SOON));
    await within(request).findAllByText('Canceled', {}, SOON);
    expect(balanceOf(portal, 501)).toBe('10250.40');
    expect(screen.queryByTestId('money-cancel')).toBeNull();
  });

  it('requires a code if the client has a second factor', async () => {
    const { user, portal } = await reviewWithdrawal({
      prepare: ({ owner }) => void (owner.recoveryCodes = ['AKQ7-M2X0']),
    });
    await user.click(screen.getByTestId('money-submit'));
    const code = await findField('Code from your authenticator app');
    screen.getByText('Enter the code of your second factor.');
    await user.type(code, '000 000');
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByText('The code is incorrect or has expired.', {}, SOON);
    await user.clear(code);
    await user.type(code, APP_CODE);
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-request', {}, SOON);
    // Neither the code nor the bank account is stored in the tab.
    expect(
      portal.tab
        .keys()
        .map((key) => portal.tab.get(key as never))
        .join(),
    ).not.toMatch(/123456|DE8937/);
  });

  it('accepts a passkey instead of the code, also after the device has cancelled once', async () => {
    const { user, portal } = await reviewWithdrawal({
      prepare: ({ owner }) =>
        void Object.assign(owner, {
          recoveryCodes: ['AKQ7-M2X0'],
          passkeys: [{ id: 'passkey-1', name: 'Laptop', device: null, createdAt: null, lastUsedAt: null }],
        }),
    });
    const device = portal.resolve(Authenticator) as FakeAuthenticator;
    expect(screen.queryByTestId('money-passkey')).toBeNull();
    await user.click(screen.getByTestId('money-submit'));
    device.outcome = 'cancelled';
    await user.click(await screen.findByTestId('money-passkey', {}, SOON));
    await screen.findByText(/canceled or took too long/, {}, SOON);
    device.outcome = 'done';
    await user.click(screen.getByTestId('money-passkey'));
    await screen.findByTestId('money-request', {}, SOON);
  });

  it('shows at the amount what can be withdrawn, and can use all of it', async () => {
    const { user } = await openForm('/accounts?withdraw=501');
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }, SOON));
    const amount = await findField('Amount');
    await user.type(amount, '99999');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText(/You can move up to .*USD 9,462\.70/);
    await user.click(screen.getByTestId('money-max'));
    expect(amount.value).toBe('9462.70');
  });

  it.each([
    ['none', /Send your proof of identity first/],
    ['sent', /We are checking your proof of identity/],
  ])('to a new destination requires documents if the proof of identity is %s', async (level, text) => {
    const details = { field: 'destination', reason: 'level', needs: 'verified', level };
    const { user } = await reviewWithdrawal({
      prepare: ({ backend }) =>
        backend.failNext('withdraw', PortalError.refused([ERROR_CODE.forbidden], 403, undefined, details)),
    });
    await user.click(screen.getByTestId('money-submit'));
    expect((await screen.findByTestId('money-unverified', {}, SOON)).textContent).toMatch(text);
    expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('href')).toContain(
      '/upload-documents',
    );
  });

  it.each([
    [
      { document: 'address', status: 'expired', above: '2000.00', currency: 'USD', left: '0.00' },
      /^Withdrawals above \W*USD\s2,000\.00\W* in total: on hold .*Proof of address: Expired\.$/,
    ],
    [
      { document: 'address', status: 'expired', above: '2000.00', currency: 'USD', left: '500.00' },
      /Proof of address: Expired\. You can withdraw up to \W*USD\s500\.00\W*\.$/,
    ],
    [{ document: 'identity-front', status: 'none' }, /^Withdrawals: on hold .*ID, front: Not submitted\.$/],
  ])('names the document that it requires: %j', async (details, text) => {
    const { user } = await reviewWithdrawal({
      prepare: ({ backend }) =>
        backend.failNext(
          'withdraw',
          PortalError.refused([ERROR_CODE.forbidden], 403, undefined, { reason: 'document', ...details }),
        ),
    });
    await user.click(screen.getByTestId('money-submit'));
    expect((await screen.findByTestId('money-lacking', {}, SOON)).textContent).toMatch(text);
    expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('href')).toContain(
      '/upload-documents',
    );
  });

  it('shows until when withdrawals are on hold', async () => {
    const { user } = await reviewWithdrawal({
      prepare: ({ backend }) =>
        backend.failNext(
          'withdraw',
          PortalError.refused([ERROR_CODE.held], 403, undefined, { until: '2027-03-04T09:30:00Z' }),
        ),
    });
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByText(/Withdrawals are on hold until/, {}, SOON);
  });

  it('can be repeated under a new key after an idempotency conflict', async () => {
    const { user, portal } = await reviewWithdrawal({
      prepare: ({ backend }) =>
        backend.failNext('withdraw', PortalError.refused([ERROR_CODE.idempotencyConflict], 409)),
    });
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByText(/already under way with other details/, {}, SOON);
    await user.click(screen.getByTestId('money-again'));
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-review', {}, SOON);
    await user.click(screen.getByTestId('money-submit'));
    await enterPassword(user);
    await screen.findByTestId('money-request', {}, SOON);
    const keys = portal.backend.calls
      .filter(({ call }) => call === 'withdraw')
      .map(({ args: [order] }) => (order as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a transfer', () => {
  it('shows the rate and the received amount, is quoted again each minute, and is sent once', async () => {
    const { user, portal } = await openForm('/accounts?transfer=601');
    await user.type(await findField('Amount'), '800');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText('Choose the account that receives the money.');
    await choose(user, 'To account', 'Main trading');
    await awaitQuote(portal);
    const quote = within(screen.getByTestId('money-quote'));
    quote.getByText(/1 EUR = 1\.1523 USD/);
    quote.getByText('921.84', { exact: false });
    expect(quote.getByTestId('money-spread').textContent).toMatch(/our spread of 0\.25%.*new rate/);
    within(screen.getByTestId('money-effect')).getByText('11,172.24');
    await act(async () => portal.clock.advance(60_000));
    expect(portal.backend.count('quoteMoney')).toBe(2);
    await user.dblClick(screen.getByTestId('money-submit'));
    expect((await screen.findByTestId('money-request', {}, SOON)).dataset['state']).toBe('completed');
    expect(portal.backend.count('transfer')).toBe(1);
    expect([balanceOf(portal, 501), balanceOf(portal, 601)]).toEqual(['11172.24', '1990.15']);
  });

  it('can use all free money, and a new rate has to be confirmed', async () => {
    const { user, portal } = await openForm('/accounts?transfer=601');
    await choose(user, 'To account', 'Main trading');
    await user.click(await screen.findByTestId('money-max', {}, SOON));
    expect((await findField('Amount')).value).toBe('2790.15');
    await awaitQuote(portal);
    const quote = await moneyMoves(portal).quote({
      direction: 'transfer',
      login: 601,
      toLogin: 501,
      amount: '2790.15',
      currency: 'EUR',
    });
    screen.getByText('Held for 1:00, then refreshed');
    expect(screen.getByTestId('money-submit').textContent).toContain('Transfer \u2066EUR 2,790.15');
    jest
      .spyOn(moneyMoves(portal), 'quote')
      .mockResolvedValueOnce({ ...quote, rate: '1.1519', received: '3213.97' });
    await act(async () => portal.clock.advance(60_000));
    expect(screen.getByTestId('money-new-rate').textContent).toMatch(/1 EUR = 1\.1519 USD.*1\.1523/);
    expect(screen.getByTestId('money-quote').textContent).toMatch(/3,215\.09.*3,213\.97/);
    await user.click(screen.getByRole('button', { name: 'Transfer at the new rate' }));
    await screen.findByTestId('money-request', {}, SOON);
  });

  it('shows the free amount if the amount is too high', async () => {
    const { user, portal } = await openForm('/accounts?transfer=601');
    await screen.findByRole('combobox', { name: 'To account' }, SOON);
    await choose(user, 'To account', 'Main trading');
    await user.type(await findField('Amount'), '5000');
    await awaitQuote(portal);
    await screen.findByText(/You can move up to .*EUR 2,790\.15/, {}, SOON);
  });
});

it('the page of an account shows pending requests, which can be cancelled', async () => {
  const { user, portal } = await openForm('/accounts');
  await act(async () => {
    await moneyMoves(portal).withdraw({
      login: 501,
      methodId: 'bank',
      amount: '100.00',
      currency: 'USD',
      destination: 'DE89',
      password: TEST_PASSWORD,
      idempotencyKey: crypto.randomUUID(),
    });
    portal.navigation.go('/accounts?account=501');
  });
  await screen.findByTestId('account-detail', {}, SOON);
  await settlePage(portal);
  const pending = within(await screen.findByTestId('money-pending', {}, SOON));
  pending.getByRole('link', { name: /Withdraw USD 100.00/ });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="=501"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(
    expect.arrayContaining(['/accounts?deposit=501', '/accounts?withdraw=501', '/accounts?transfer=501']),
  );
  await user.click(pending.getByRole('button', { name: /Cancel request/ }));
  await waitFor(() => expect(screen.queryByTestId('money-pending')).toBeNull(), SOON);
  expect(balanceOf(portal, 501)).toBe('10250.40');
});
