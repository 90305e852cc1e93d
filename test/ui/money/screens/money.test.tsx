import { act, screen, waitFor, within } from '@testing-library/react';
import { MoneyMoves } from '../../../../src/application/money/ports/money-moves';
import { LayoutStore } from '../../../../src/application/kernel/layout-store';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import type { FakeMoneyMoves } from '../../../../src/testkit/money/fake-money-moves';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import type { TestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { CodeContext } from '../../../../src/ui/router/code-context';
import { CODE_HERE } from '../../kit/code-here';
import { Screen } from '../../../../src/ui/dashboard/screens/accounts-screen';
import { choose } from '../../kit/choose';

// The forms are loaded on demand, which takes longer on a busy machine.
jest.setTimeout(60_000);
const SOON = { timeout: 40_000 };

/** The links that were followed to other sites. */
let followed: string[] = [];
beforeEach(() => {
  followed = [];
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

function follow(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (link === null || link.origin === window.location.origin) return;
  event.preventDefault();
  followed.push(link.href);
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
async function open(address: string, options: RenderPortalOptions = {}) {
  const view = (
    <CodeContext value={CODE_HERE}>
      <Screen />
    </CodeContext>
  );
  return renderPortal(view, { accounts: [MAIN, EURO, DEMO], ...options, address });
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, SOON);
const fake = (portal: TestPortal) => portal.resolve(MoneyMoves) as FakeMoneyMoves;
/** Typing has rested, and the quote has come. */
const quoted = async (portal: TestPortal) => {
  await act(async () => {
    portal.clock.advance(500);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
};
const balanceOf = (portal: TestPortal, login: number) =>
  portal.owner.accounts.find((account) => account.login === login)?.balance;

/** The bar of steps, and where the client is in it. */
const standing = () => {
  const steps = screen.getByRole('list', { name: 'How far it is' });
  return [...within(steps).getAllByRole('listitem'), steps.nextElementSibling].map(
    (step) => step?.textContent,
  );
};

describe('a deposit', () => {
  it('is quoted, begun once, and leads to the payment page; the request stands at an address of its own', async () => {
    const { user, portal } = await open('/accounts?deposit=501');
    const card = await screen.findByRole('radio', { name: /Card/ }, SOON);
    // Its words may be of another direction than the page, but not the row that they stand in.
    expect(card.closest('label')!.querySelector('svg')!.closest('bdi')).toBeNull();
    await user.click(card);
    await user.type(await field('Amount'), '1,000');
    await quoted(portal);
    expect(standing()).toEqual(['1Amount', '2Payment', '3Completed', 'Step 1 of 3']);
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
    expect(followed).toEqual(['https://cashier.example/pay/0']);
    expect(standing().at(-1)).toBe('Step 2 of 3');
    await act(async () => {
      fake(portal).advance('request-1', 'completed');
      portal.clock.advance(5_000);
    });
    expect((await screen.findByTestId('money-request', {}, SOON)).dataset['state']).toBe('completed');
    expect(screen.queryByTestId('money-pay')).toBeNull();
    expect(screen.queryByText('Step 2 of 3')).toBeNull();
    expect(balanceOf(portal, 501)).toBe('11235.40');
  });

  it('of a digital asset shows the address, and how many confirmations there are', async () => {
    const { user, portal } = await open('/accounts?deposit=501');
    await user.click(await screen.findByRole('radio', { name: /Digital asset/ }, SOON));
    await user.type(await field('Amount'), '500');
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
      fake(portal).advance('request-1', 'processing', { confirmations: 14 });
      portal.clock.advance(5_000);
    });
    await screen.findByText('14 of 20', {}, SOON);
    const bar = screen.getByRole('progressbar', { name: 'Confirmations' });
    expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['14', '20']);
    expect(bar.querySelectorAll('[data-done="true"]')).toHaveLength(14);
    expect(bar.children).toHaveLength(20);
    expect(screen.queryByTestId('money-address')).toBeNull();
  });

  it('says at the amount which limit it has to keep', async () => {
    const { user, portal } = await open('/accounts?deposit=501');
    await user.click(await screen.findByRole('radio', { name: /Card/ }, SOON));
    const amount = await field('Amount');
    await user.type(amount, '5');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText(/The amount is too small: at least .*USD 10\.00/);
    expect(document.activeElement).toBe(amount);
    await user.clear(amount);
    await user.type(amount, '10.005');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText('The amount has too many decimal places: USD has 2.');
    expect(portal.backend.count('deposit')).toBe(0);
  });

  it.each([
    ['was cut', PortalError.unavailable(), /The server did not respond/],
    ['was answered with 502', PortalError.unavailable({ status: 502 }), /./],
    ['was answered unreadably', PortalError.malformed('truncated'), /./],
  ])('that %s is asked for with the same key, and what was typed survives', async (_, error, said) => {
    const { user, portal, unmount } = await open('/accounts?deposit=501', {
      prepare: ({ backend }) => backend.failNext('deposit', error),
    });
    await user.click(await screen.findByRole('radio', { name: /Card/ }, SOON));
    await user.type(await field('Amount'), '100');
    await user.click(screen.getByTestId('money-submit'));
    expect((await screen.findAllByRole('alert', {}, SOON)).at(-1)?.textContent).toMatch(said);
    expect((await field('Amount')).value).toBe('100');
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-request', {}, SOON);
    const [first, second] = portal.backend.calls.filter(({ call }) => call === 'deposit');
    expect(second?.args).toEqual(first?.args);
    unmount();
  });

  it('keeps what was typed over a reload, under the same key', async () => {
    const before = await open('/accounts?deposit=501');
    await before.user.click(await screen.findByRole('radio', { name: /Card/ }, SOON));
    await before.user.type(await field('Amount'), '100');
    const kept = before.portal.tab;
    const draft = kept.get('portico.draft.money.deposit.501');
    before.unmount();
    await open('/accounts?deposit=501', {
      prepare: ({ tab }) => {
        for (const key of kept.keys())
          tab.set(key as 'portico.owner', kept.get(key as 'portico.owner') ?? '');
      },
    });
    expect((await field('Amount')).value).toBe('100');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Card/ }).checked).toBe(true);
    expect(JSON.parse(draft ?? '')).toMatchObject({
      entered: { key: expect.stringMatching(/^[\da-f-]{36}$/) as string },
    });
  });

  it('is not offered by a gateway without the calls', async () => {
    await open('/accounts?deposit=501', {
      prepare: ({ backend }) =>
        backend.failNext('paymentMethods', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    await screen.findByText(/Deposits are not offered here/, {}, SOON);
  });

  it('is no matter of a demo account, and of no account of others', async () => {
    const demo = await open('/accounts?deposit=901');
    await screen.findByText(/Money can’t be moved on this account/, {}, SOON);
    demo.unmount();
    await open('/accounts?deposit=777');
    await screen.findByTestId('account-not-yours', {}, SOON);
    screen.getByTestId('account-501');
  });
});

describe('a withdrawal', () => {
  const fill = async (options: RenderPortalOptions = {}) => {
    const rendered = await open('/accounts?withdraw=501', options);
    const { user, portal } = rendered;
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }, SOON));
    await user.type(await field('Amount'), '1500');
    await user.type(await field('Bank account or IBAN'), 'DE89370400440532013000');
    await quoted(portal);
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-review', {}, SOON);
    return rendered;
  };

  it('is reviewed, sent, and cancelled', async () => {
    const { user, portal } = await fill();
    const review = within(screen.getByTestId('money-review'));
    review.getByText('DE89370400440532013000');
    review.getByText('1,488.00', { exact: false });
    const next = screen.getByRole('heading', { name: 'What happens next' }).parentElement!;
    // The gateway says until when it could be cancelled.
    expect([...next.querySelectorAll('b')].map((when) => when.textContent)).toEqual([
      'Now',
      expect.stringMatching(/^By .*2026, \d\d:\d\d/),
      '1 to 2 working days',
    ]);
    expect(standing()).toEqual(['Amount', '2Review', 'Step 2 of 2']);
    await user.click(screen.getByTestId('money-review-back'));
    expect(standing().at(-1)).toBe('Step 1 of 2');
    await user.click(await screen.findByTestId('money-submit', {}, SOON));
    await screen.findByTestId('money-review', {}, SOON);
    expect(portal.backend.count('withdraw')).toBe(0);
    await user.dblClick(screen.getByTestId('money-submit'));
    const request = await screen.findByTestId('money-request', {}, SOON);
    expect(portal.backend.count('withdraw')).toBe(1);
    expect(balanceOf(portal, 501)).toBe('8750.40');
    within(request).getByText('•••• 3000');
    expect(within(request).queryByText(/DE8937/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Cancel request/ }, SOON));
    await within(request).findAllByText('Canceled', {}, SOON);
    expect(balanceOf(portal, 501)).toBe('10250.40');
    expect(screen.queryByTestId('money-cancel')).toBeNull();
  });

  it('asks for a code of the second factor where there is one', async () => {
    const { user, portal } = await fill({
      prepare: ({ owner }) => void (owner.recoveryCodes = ['AKQ7-M2X0']),
    });
    await user.click(screen.getByTestId('money-submit'));
    const code = await field('Code from your authenticator app');
    screen.getByText('Enter the code of your second factor.');
    await user.type(code, '000 000');
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByText('The code is incorrect or has expired.', {}, SOON);
    await user.clear(code);
    await user.type(code, APP_CODE);
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-request', {}, SOON);
    // Neither the code nor the account is kept in the tab.
    expect(
      portal.tab
        .keys()
        .map((key) => portal.tab.get(key as never))
        .join(),
    ).not.toMatch(/123456|DE8937/);
  });

  it('takes a passkey in place of the code, once the device has not cancelled', async () => {
    const { user, portal } = await fill({
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

  it('says at the amount what can be withdrawn, and takes all of it', async () => {
    const { user } = await open('/accounts?withdraw=501');
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }, SOON));
    const amount = await field('Amount');
    await user.type(amount, '99999');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText(/You can move up to .*USD 9,462\.70/);
    await user.click(screen.getByTestId('money-max'));
    expect(amount.value).toBe('9462.70');
  });

  it.each([
    ['none', /Send your proof of identity first/],
    ['sent', /We are checking your proof of identity/],
  ])('to somewhere new leads to the documents where the proof of identity is %s', async (level, text) => {
    const details = { field: 'destination', reason: 'level', needs: 'verified', level };
    const { user } = await fill({
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
  ])('without a document that it needs names the document, with %j', async (named, text) => {
    const { user } = await fill({
      prepare: ({ backend }) =>
        backend.failNext(
          'withdraw',
          PortalError.refused([ERROR_CODE.forbidden], 403, undefined, { reason: 'document', ...named }),
        ),
    });
    await user.click(screen.getByTestId('money-submit'));
    expect((await screen.findByTestId('money-lacking', {}, SOON)).textContent).toMatch(text);
    expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('href')).toContain(
      '/upload-documents',
    );
  });

  it('that is held says until when', async () => {
    const { user } = await fill({
      prepare: ({ backend }) =>
        backend.failNext(
          'withdraw',
          PortalError.refused([ERROR_CODE.held], 403, undefined, { until: '2027-03-04T09:30:00Z' }),
        ),
    });
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByText(/Withdrawals are on hold until/, {}, SOON);
  });

  it('under a key that was used otherwise leads to the requests, or goes on under a new one', async () => {
    const { user, portal } = await fill({
      prepare: ({ backend }) =>
        backend.failNext('withdraw', PortalError.refused([ERROR_CODE.idempotencyConflict], 409)),
    });
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByText(/already under way with other details/, {}, SOON);
    await user.click(screen.getByTestId('money-again'));
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-review', {}, SOON);
    await user.click(screen.getByTestId('money-submit'));
    await screen.findByTestId('money-request', {}, SOON);
    const keys = portal.backend.calls
      .filter(({ call }) => call === 'withdraw')
      .map(({ args: [order] }) => (order as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a transfer', () => {
  it('shows the rate and what arrives, is quoted anew each minute, and moves once', async () => {
    const { user, portal } = await open('/accounts?transfer=601');
    await user.type(await field('Amount'), '800');
    await user.click(screen.getByTestId('money-submit'));
    screen.getByText('Choose the account that receives the money.');
    await choose(user, 'To account', 'Main trading');
    await quoted(portal);
    const quote = within(screen.getByTestId('money-quote'));
    quote.getByText(/1 EUR = 1\.1523 USD/);
    quote.getByText('921.84', { exact: false });
    within(screen.getByTestId('money-effect')).getByText('11,172.24');
    await act(async () => portal.clock.advance(60_000));
    expect(portal.backend.count('quoteMoney')).toBe(2);
    await user.dblClick(screen.getByTestId('money-submit'));
    expect((await screen.findByTestId('money-request', {}, SOON)).dataset['state']).toBe('completed');
    expect(portal.backend.count('transfer')).toBe(1);
    expect([balanceOf(portal, 501), balanceOf(portal, 601)]).toEqual(['11172.24', '1990.15']);
  });

  it('takes all that can be moved, and is sent at a new rate only by a button that says so', async () => {
    const { user, portal } = await open('/accounts?transfer=601');
    await choose(user, 'To account', 'Main trading');
    await user.click(await screen.findByTestId('money-max', {}, SOON));
    expect((await field('Amount')).value).toBe('2790.15');
    await quoted(portal);
    const quote = await fake(portal).quote({
      ...{ direction: 'transfer', login: 601, toLogin: 501, amount: '2790.15', currency: 'EUR' },
    });
    screen.getByText('Held for 1:00, then refreshed');
    expect(screen.getByTestId('money-submit').textContent).toContain('Transfer \u2066EUR 2,790.15');
    jest
      .spyOn(fake(portal), 'quote')
      .mockResolvedValueOnce({ ...quote, rate: '1.1519', received: '3213.97' });
    await act(async () => portal.clock.advance(60_000));
    expect(screen.getByTestId('money-new-rate').textContent).toMatch(/1 EUR = 1\.1519 USD.*1\.1523/);
    expect(screen.getByTestId('money-quote').textContent).toMatch(/3,215\.09.*3,213\.97/);
    await user.click(screen.getByRole('button', { name: 'Transfer at the new rate' }));
    await screen.findByTestId('money-request', {}, SOON);
  });

  it('says what is free where more was asked for', async () => {
    const { user, portal } = await open('/accounts?transfer=601');
    await screen.findByRole('combobox', { name: 'To account' }, SOON);
    await choose(user, 'To account', 'Main trading');
    await user.type(await field('Amount'), '5000');
    await quoted(portal);
    await screen.findByText(/You can move up to .*EUR 2,790\.15/, {}, SOON);
  });
});

it('the page of an account shows what is under way, and lets it be cancelled', async () => {
  const { user, portal } = await open('/accounts');
  await act(async () => {
    await fake(portal).withdraw({
      login: 501,
      methodId: 'bank',
      amount: '100.00',
      currency: 'USD',
      destination: 'DE89',
      idempotencyKey: crypto.randomUUID(),
    });
    portal.navigation.go('/accounts?account=501');
  });
  await screen.findByTestId('account-detail', {}, SOON);
  await act(async () => {
    portal.resolve(LayoutStore).scheduleSettled();
    portal.clock.advance(5_000);
  });
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
