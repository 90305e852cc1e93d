import { screen, within } from '@testing-library/dom';
import { closePage, openPage, settle, tradesOf, type TerminalPage } from './terminal-page';

afterEach(closePage);

const ticket = () => within(screen.getByRole('form', { name: /^(Order|Ordre)$/ }));
const status = () => document.querySelector('.notice')?.textContent;

async function fill({ user }: TerminalPage, label: string, text: string): Promise<void> {
  const field = ticket().getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

async function openSignedIn(search?: string): Promise<TerminalPage> {
  const page = await openPage(search);
  await page.signIn();
  return page;
}

test('an order shows its cost, and opens a position', async () => {
  const page = await openSignedIn();
  const { fake, tick, user } = page;
  await user.click(ticket().getByLabelText(/Buy at ask/));
  await fill(page, 'Lots', '0.50');
  await fill(page, 'Stop loss', '1.08');
  jest.advanceTimersByTime(300);
  await settle();
  expect(ticket().getByText('577.00', { exact: false }).textContent).toBe('USD 577.00');
  expect(ticket().getByText(/^about −/)).not.toBeNull();
  await user.click(ticket().getByRole('button', { name: 'Buy 0.50 EURUSD' }));
  await settle();
  expect(tradesOf(fake)).toMatchObject([
    {
      name: 'order',
      body: { kind: 'market', symbol: 'EURUSD', side: 'buy', lots: '0.5', stopLoss: '1.08' },
    },
  ]);
  expect(status()).toMatch(/^Opened: Buy 0\.50 EURUSD at 1\.\d{5}, ticket 4600001\.$/);
  await tick();
  expect(screen.getAllByRole('tab', { name: 'Positions 1' })).toHaveLength(2);
});

test('a quote has the commission, and what of it a campaign waives', async () => {
  const page = await openSignedIn();
  const rowsOfPreview = () =>
    [...document.querySelectorAll('.preview > div:not([hidden])')].map((row) => row.textContent);
  const quote = async (lots: string) => {
    await fill(page, 'Lots', lots);
    jest.advanceTimersByTime(300);
    await settle();
  };
  await quote('0.50');
  expect(rowsOfPreview()).toContain('CommissionUSD 3.50');
  expect(rowsOfPreview().join()).not.toContain('Waived');
  page.fake.waivedPerLot = 5;
  await quote('1.00');
  expect(rowsOfPreview()).toEqual(
    expect.arrayContaining(['CommissionUSD 2.00', 'Waived by a campaignUSD 5.00']),
  );
});

test('the buttons beside the lots go in steps, and stop at the least', async () => {
  const page = await openSignedIn();
  const { user } = page;
  await user.click(ticket().getByRole('button', { name: 'More lots' }));
  expect(ticket().getByLabelText('Lots')).toHaveProperty('value', '0.11');
  await fill(page, 'Lots', '0.01');
  await user.click(ticket().getByRole('button', { name: 'Fewer lots' }));
  expect(ticket().getByLabelText('Lots')).toHaveProperty('value', '0.01');
});

test('pressing again after a lost answer sends the same request, and trades once', async () => {
  const page = await openSignedIn();
  const { fake, user } = page;
  fake.next.set('order', 'lost');
  const button = ticket().getByRole('button', { name: 'Sell 0.10 EURUSD' });
  await user.click(button);
  await settle();
  expect(ticket().getByRole('alert').textContent).toBe(
    'No answer arrived. Press again: the same request is executed only once.',
  );
  await user.click(button);
  await settle();
  const [first, second, ...more] = tradesOf(fake).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(more).toEqual([]);
  expect(fake.positions).toHaveLength(1);
  // A later press is another request.
  jest.advanceTimersByTime(1_500);
  await user.click(button);
  await settle();
  expect(fake.positions).toHaveLength(2);
});

test('a double press is one order', async () => {
  const { fake, user } = await openSignedIn();
  await user.dblClick(ticket().getByRole('button', { name: 'Sell 0.10 EURUSD' }));
  await settle();
  expect(fake.positions).toHaveLength(1);
});

test.each([
  ['de', 'Lots', '0,50', '0.5'],
  ['de', 'Lots', '0.50', '0.5'],
  ['en', 'Lots', '0,50', '0.5'],
])('in %s the field %s reads %s', async (lang, label, typed, lots) => {
  const page = await openPage(`?lang=${lang}&login=50128841`);
  await signInBy(page, lang);
  await fill(page, label, typed);
  await page.user.click(document.querySelector('.ticket .primary') as HTMLElement);
  await settle();
  expect(tradesOf(page.fake)).toMatchObject([{ body: { lots } }]);
});

test('a number with two readings, none, or too many decimals is refused in words', async () => {
  const page = await openPage('?lang=de&login=50128841');
  await signInBy(page, 'de');
  const send = async (label: string, typed: string) => {
    await fill(page, label, typed);
    await page.user.click(document.querySelector('.ticket .primary') as HTMLElement);
    await settle();
    return ticket().getByLabelText(label).closest('.field')?.querySelector('.issue')?.textContent;
  };
  expect(await send('Lots', '1.500')).toBe('Meinen Sie 1,5 oder 1.500?');
  expect(document.activeElement).toBe(ticket().getByLabelText('Lots'));
  expect(await send('Lots', 'viel')).toMatch(/^„viel“ ist keine Zahl\./);
  expect(await send('Lots', '0,123')).toBe('Zu viele Nachkommastellen: höchstens 2.');
  expect(tradesOf(page.fake)).toEqual([]);
});

test('a pending order is a limit or a stop by its price', async () => {
  const page = await openSignedIn();
  const { fake, user } = page;
  await user.click(ticket().getByLabelText('Pending'));
  await user.click(ticket().getByLabelText(/Buy at ask/));
  await fill(page, 'Order price', '0.9');
  await user.click(ticket().getByRole('button', { name: 'Buy limit 0.10 EURUSD' }));
  await settle();
  jest.advanceTimersByTime(1_500);
  await fill(page, 'Order price', '1.4');
  await user.type(ticket().getByLabelText('Expires, UTC (optional)'), '2026-12-01T10:00');
  await user.click(ticket().getByRole('button', { name: 'Buy stop 0.10 EURUSD' }));
  await settle();
  expect(tradesOf(fake).map(({ body }) => body)).toMatchObject([
    { kind: 'limit', price: '0.9' },
    { kind: 'stop', price: '1.4', until: '2026-12-01T10:00:00.000Z' },
  ]);
  expect(status()).toMatch(/^Placed: Buy stop 0\.10 EURUSD at 1\.4, order/);
});

test('a refusal is a sentence, and another symbol empties the prices', async () => {
  const page = await openSignedIn();
  const { fake, user } = page;
  fake.refuse('order', {
    reason: 'margin',
    needed: '57700.00',
    free: '21600.24',
    missing: '36099.76',
    currency: 'USD',
  });
  await fill(page, 'Stop loss', '1.5');
  await user.click(ticket().getByRole('button', { name: 'Sell 0.10 EURUSD' }));
  await settle();
  expect(ticket().getByRole('alert').textContent).toBe(
    'The free margin is not enough: 57,700.00 USD needed, 21,600.24 USD free.',
  );
  await user.click(screen.getByRole('button', { name: 'DE40' }));
  expect(ticket().getByLabelText('Stop loss')).toHaveProperty('value', '');
  expect(ticket().getByRole('status').textContent).toBe(
    'Trading in DE40 is closed. It opens on Nov 23, 01:00 UTC.',
  );
});

async function signInBy({ tick, user }: TerminalPage, lang: string): Promise<void> {
  const label = lang === 'de' ? 'Handelspasswort' : 'Trading password';
  await user.type(screen.getByLabelText(label), 'Trade-1234{Enter}');
  await settle();
  await tick();
}
