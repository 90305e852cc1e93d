import { screen, within } from '@testing-library/dom';
import { READ_ONLY_PASSWORD, TerminalFake } from './terminal-fake';
import { closePage, openPage, settle } from './terminal-page';

afterEach(closePage);

const form = () => screen.getByRole('form', { name: 'Sign in to trade' });
const alert = () => within(form()).getByRole('alert').textContent;

test('without a session the quotes move, and the form has the login of the address', async () => {
  const { fake } = await openPage();
  expect(within(form()).getByLabelText('Login')).toHaveProperty('value', '50128841');
  const row = screen.getByRole('button', { name: 'GBPUSD' }).closest('tr');
  const before = row?.textContent;
  jest.advanceTimersByTime(60_000);
  expect(row?.textContent).not.toBe(before);
  expect(screen.queryByRole('form', { name: 'Order' })).toBeNull();
  expect(fake.calls).toEqual([]);
});

test('the demo’s form has no login, and names what is missing', async () => {
  const { user } = await openPage('?lang=en');
  expect(within(form()).getByLabelText('Login')).toHaveProperty('value', '');
  await user.click(within(form()).getByRole('button'));
  expect(alert()).toBe('Enter the login: digits only.');
  await user.type(within(form()).getByLabelText('Login'), '50128841');
  await user.click(within(form()).getByRole('button'));
  expect(alert()).toBe('Enter the password of the account.');
  expect(document.activeElement).toBe(within(form()).getByLabelText('Trading password'));
});

test('a wrong password, too many tries and a lost connection have messages', async () => {
  const { fake, signIn } = await openPage();
  await signIn('wrong');
  expect(alert()).toMatch(/^Login or password is incorrect\./);
  expect(within(form()).getByLabelText('Trading password')).toHaveProperty('value', '');
  fake.next.set('sign-in', { status: 429, body: {}, headers: { 'retry-after': '90' } });
  await signIn('wrong');
  expect(alert()).toBe('Too many attempts. Try again in 90 s.');
  fake.next.set('sign-in', 'lost');
  await signIn('wrong');
  expect(alert()).toBe('The trading server can’t be reached. Check your connection and try again.');
  fake.next.set('sign-in', { status: 500, body: {} });
  await signIn('wrong');
  expect(alert()).toMatch(/^The trading server reported a fault\./);
});

test('a session shows the account’s figures and its sign of life', async () => {
  const { signIn } = await openPage();
  await signIn();
  const banner = screen.getByRole('banner').textContent;
  expect(banner).toContain('50128841');
  expect(banner).toContain('Equity, USD24,310.22');
  expect(banner).toMatch(/Live, 14:32:\d\d UTC/);
  expect(screen.getByRole('form', { name: 'Order' })).not.toBeNull();
});

test('a read-only session is labeled, and has no way to trade', async () => {
  const fake = new TerminalFake(() => Date.now());
  fake.addPosition({ ticket: 1, symbol: 'EURUSD', side: 'buy', lots: '1.00', openPrice: '1.08000' });
  const { signIn } = await openPage(undefined, fake);
  await signIn(READ_ONLY_PASSWORD);
  expect(screen.getByRole('banner').textContent).toContain('Read-only');
  expect(screen.getByText(/^This session is read-only/)).not.toBeNull();
  expect(screen.queryByRole('form', { name: 'Order' })).toBeNull();
  const books = screen.getByRole('tabpanel');
  expect(within(books).getByText('EURUSD')).not.toBeNull();
  expect(within(books).queryAllByRole('button')).toEqual([]);
});

test('a session outlives a reload of its tab, for its own account only', async () => {
  const { fake, signIn } = await openPage();
  await signIn();
  await openPage(undefined, fake);
  await settle();
  expect(screen.getByRole('form', { name: 'Order' })).not.toBeNull();
  await openPage('?lang=en&login=777', fake);
  await settle();
  expect(screen.queryByRole('form', { name: 'Order' })).toBeNull();
});

test('signing out forgets the session', async () => {
  const { fake, signIn, user } = await openPage();
  await signIn();
  expect(sessionStorage.getItem('terminal.session')).toContain('terminal-token');
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign out' }));
  await settle();
  expect(sessionStorage.length).toBe(0);
  expect(fake.calls.at(-1)?.name).toBe('sign-out');
  expect(form()).not.toBeNull();
});

test('a lost stream has a message, and is opened again; an ended session leads back to the form', async () => {
  const { fake, signIn } = await openPage();
  await signIn();
  fake.endStream();
  await settle();
  expect(screen.getByRole('banner').textContent).toMatch(/Reconnecting, figures of 14:32:\d\d UTC/);
  jest.advanceTimersByTime(1_000);
  await settle();
  expect(screen.getByRole('banner').textContent).toMatch(/Live, /);
  fake.endSession();
  await settle();
  jest.advanceTimersByTime(1_000);
  await settle();
  expect(alert()).toBe('The session has ended. Sign in again.');
  expect(sessionStorage.length).toBe(0);
});

test('figures that stop arriving are stale after ten seconds', async () => {
  const { signIn } = await openPage();
  await signIn();
  jest.advanceTimersByTime(9_000);
  expect(screen.getByRole('banner').textContent).toMatch(/Live, /);
  jest.advanceTimersByTime(3_000);
  expect(screen.getByRole('banner').textContent).toMatch(/Reconnecting, /);
});

test('a browser that blocks the storage of framed pages signs in all the same, and out', async () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const storage = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
  const { signIn, user } = await openPage();
  await signIn();
  expect(screen.getByRole('form', { name: 'Order' })).not.toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Sign out' })[0]!);
  await settle();
  expect(form()).not.toBeNull();
  storage.mockRestore();
});
