import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountOpenings } from '../../../../src/application/opening/ports/account-openings';
import { OpeningStore } from '../../../../src/application/opening/opening-store';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import type { TestPortal } from '../../../../src/testkit/portal/create-test-portal';
import type { FakeAccountOpenings } from '../../../../src/testkit/opening/fake-account-openings';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { ACCOUNTS_PAGE } from '../../kit/accounts-page';

// The form is loaded on demand, which takes longer on a busy machine.
jest.setTimeout(60_000);
const SOON = { timeout: 40_000 };
const MAIN = accountOf({ login: 501, nickname: 'Main trading' });
const PASSWORD = 'Trading1234';
const DRAFT = 'portico.draft.opening';

async function openForm(address: string, options: RenderPortalOptions = {}) {
  const { portal } = await renderPortal(ACCOUNTS_PAGE, { accounts: [MAIN], ...options, address });
  return portal;
}

const openings = (portal: TestPortal) => portal.resolve(AccountOpenings) as FakeAccountOpenings;
const store = (portal: TestPortal) => portal.resolve(OpeningStore);
const submit = async () => userEvent.click(await screen.findByTestId('open-account-submit', {}, SOON));
const findRadio = (name: string | RegExp) => screen.findByRole('radio', { name }, SOON);
/** Fills in the fields that the form requires, apart from its proposals. */
const fillForm = async (portal: TestPortal) => {
  await screen.findByTestId('open-account-form', {}, SOON);
  await waitFor(() => expect(store(portal).choice).toBeDefined());
  act(() => {
    store(portal).setPassword('tradingPassword', PASSWORD);
    store(portal).setAgreed(true);
  });
};
const findResult = () => screen.findByTestId('open-account-result', {}, SOON);

test('a demo account is opened: its login is shown, and the draft is deleted', async () => {
  const portal = await openForm('/accounts?open=demo');
  await fillForm(portal);
  await userEvent.click(await findRadio(/1,000\.00/));
  await submit();
  expect((await findResult()).dataset['state']).toBe('opened');
  expect(await screen.findByText(/This is not your portal password/)).toBeTruthy();
  const [request] = await openings(portal).requests();
  expect(screen.getByTestId('open-account-login').textContent?.replaceAll(/\D/g, '')).toBe(
    String(request?.login),
  );
  expect(request).toMatchObject({ kind: 'demo', balance: '1000.00' });
  expect(portal.tab.get(DRAFT)).toBeNull();
});

test('a live account that needs approval is pending and can be cancelled', async () => {
  const portal = await openForm('/accounts?open=live');
  await fillForm(portal);
  await userEvent.click(await findRadio(/1:200/));
  expect(
    (await screen.findAllByText('A person approves this account before it opens.')).length,
  ).toBeGreaterThan(0);
  await submit();
  expect((await findResult()).dataset['state']).toBe('pending');
  await userEvent.click(screen.getByTestId('open-account-cancel'));
  await waitFor(() => expect(screen.getByTestId('open-account-result').dataset['state']).toBe('cancelled'));
});

test('an offer shows spread, commission and the minimum first deposit', async () => {
  const portal = await openForm('/accounts?open=live');
  await fillForm(portal);
  const terms = (await findRadio(/Raw/)).closest('label')?.textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(terms).toContain(
    'EURUSD spread 1.0 pips · Commission USD 3.00 per lot and side · First deposit from USD 50.00',
  );
});

test('live and demo are explained, and so is a leverage that the client cannot choose', async () => {
  const portal = await openForm('/accounts?open=live');
  await fillForm(portal);
  const textOf = async (name: RegExp) => (await findRadio(name)).closest('label')?.textContent;
  expect(await textOf(/^Live/)).toContain('Your own money');
  expect(await textOf(/^Demo/)).toContain('Virtual money, same prices');
  expect(await textOf(/1:500/)).toContain('For professional clients.');
});

test('an unavailable choice is replaced with a message, and forbidden offers are disabled', async () => {
  const portal = await openForm('/accounts?open=live');
  await fillForm(portal);
  expect((await findRadio(/Professional/)).matches(':disabled')).toBe(true);
  expect((await findRadio(/1:500/)).matches(':disabled')).toBe(true);
  await userEvent.click(await findRadio('GBP'));
  await userEvent.click(await findRadio(/Raw/));
  expect(await screen.findByText(/Your choice .*GBP.* is not on offer here/)).toBeTruthy();
  expect(store(portal).choice?.wish.currency).toBe('USD');
});

test('missing fields have messages, and nothing is sent', async () => {
  const portal = await openForm('/accounts?open=live');
  await screen.findByTestId('open-account-form', {}, SOON);
  await submit();
  expect(store(portal).issues).toEqual({ tradingPassword: 'weak', terms: 'missing' });
  expect(screen.getByText('Confirm that you have read these texts.')).toBeTruthy();
  act(() => {
    store(portal).setPassword('tradingPassword', PASSWORD);
    store(portal).setPassword('readOnlyPassword', PASSWORD);
    store(portal).setNickname('x'.repeat(41));
  });
  await submit();
  expect(store(portal).issues).toMatchObject({ readOnlyPassword: 'same', nickname: 'tooLong' });
  expect(await openings(portal).requests()).toEqual([]);
});

test('the draft is restored after a reload, without passwords', async () => {
  const portal = await openForm('/accounts?open=live');
  await fillForm(portal);
  await userEvent.click(await findRadio('EUR'));
  act(() => store(portal).setNickname('Indices'));
  const draft = portal.tab.get(DRAFT) ?? '';
  expect(draft).toContain('Indices');
  expect(draft).not.toContain(PASSWORD);
  let leave: () => void = () => undefined;
  act(() => void (leave = store(portal).open()));
  expect(store(portal).isRestored).toBe(true);
  expect(await screen.findByText(/What you chose is kept/)).toBeTruthy();
  expect([store(portal).nickname, store(portal).choice?.wish.currency]).toEqual(['Indices', 'EUR']);
  act(() => leave());
  expect(store(portal).passwordText('tradingPassword')).toBe('');
});

const refusal = (code: number, status: number, details?: object) =>
  PortalError.refused([code], status, undefined, details);

test.each([
  ['a limit', refusal(1, 400, { field: 'kind', reason: 'limit', most: 10 }), /You have 10 of 10 accounts/],
  [
    'another order under the key',
    refusal(ERROR_CODE.idempotencyConflict, 409),
    /already asked for with this form/,
  ],
  ['a server that is down', PortalError.unavailable({ status: 503 }), /trading server does not answer/],
  ['terms that changed', refusal(2, 400, { field: 'terms', reason: 'terms' }), /The terms have changed/],
  ['the portal’s password', refusal(14, 400, { field: 'tradingPassword' }), /or is your portal password/],
  ['an unavailable choice', refusal(2, 400, { field: 'currency' }), /not on offer any more/],
  [
    'an offer of another level',
    refusal(8, 403, { field: 'offer', reason: 'level' }),
    /not on offer any more/,
  ],
])('%s has a message, and the order can be sent again', async (_refusal, error, words) => {
  const portal = await openForm('/accounts?open=demo');
  await fillForm(portal);
  portal.backend.failNext('openAccount', error);
  await submit();
  expect(await screen.findByText(words)).toBeTruthy();
  act(() => {
    store(portal).restart();
    store(portal).setAgreed(true);
  });
  await submit();
  expect((await findResult()).dataset['state']).toBe('opened');
});

test('an order is sent once, also after two clicks', async () => {
  const portal = await openForm('/accounts?open=demo');
  await fillForm(portal);
  await act(async () => {
    await Promise.all([store(portal).submit(), store(portal).submit()]);
  });
  expect(portal.backend.count('openAccount')).toBe(1);
});

test('a message reports that the gateway opens no accounts', async () => {
  const portal = await openForm('/accounts');
  portal.backend.failNext('accountOffers', refusal(ERROR_CODE.notFound, 404));
  act(() => portal.navigation.go('/accounts?open=live'));
  expect(await screen.findByText(/No accounts can be opened here/, {}, SOON)).toBeTruthy();
});

test('the list of accounts links to the form', async () => {
  await openForm('/accounts');
  const link = await screen.findByTestId('accounts-open', {}, SOON);
  expect(link.getAttribute('href')).toContain('/accounts?open=live');
  await userEvent.click(link);
  expect(await screen.findByTestId('open-account', {}, SOON)).toBeTruthy();
});

test('an unknown request has a message', async () => {
  await openForm('/accounts?open=live&request=of-another-time');
  expect(await screen.findByText(/There is no such request/, {}, SOON)).toBeTruthy();
});
