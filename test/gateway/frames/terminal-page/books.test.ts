import { screen, within } from '@testing-library/dom';
import { TerminalFake, TRADING_PASSWORD } from './terminal-fake';
import { closePage, openPage, settle, tradesOf, type TerminalPage } from './terminal-page';

afterEach(closePage);

const panel = () => within(screen.getByRole('tabpanel'));
/** A tab above the list; a narrow screen has others above the page. */
const tab = (name: string) =>
  within(screen.getByRole('tablist', { name: 'Positions, orders and history' })).getByRole('tab', { name });
const status = () => document.querySelector('.notice')?.textContent;

async function openWithPosition(): Promise<TerminalPage> {
  const fake = new TerminalFake(() => Date.now());
  const stops = { stopLoss: '1.04000', takeProfit: '1.15900' };
  fake.addPosition({
    ticket: 7,
    symbol: 'EURUSD',
    side: 'buy',
    lots: '1.00',
    openPrice: '1.08000',
    ...stops,
  });
  const page = await openPage(undefined, fake);
  await page.signIn();
  return page;
}

test('a position has its profit with sign and arrow, and follows the prices in place', async () => {
  const { tick } = await openWithPosition();
  const row = panel().getByText('EURUSD').closest('tr');
  expect(row?.querySelector('.profit')?.textContent).toMatch(/^(▲\+|▼−)[\d,]+\.\d\d$/);
  const before = row?.textContent;
  jest.advanceTimersByTime(60_000);
  await tick();
  expect(panel().getByText('EURUSD').closest('tr')).toBe(row);
  expect(row?.textContent).not.toBe(before);
});

test('its stops are changed, and an empty field removes one', async () => {
  const { fake, tick, user } = await openWithPosition();
  const change = panel().getByRole('button', {
    name: /^Change stop loss and take profit of EURUSD, ticket 7$/,
  });
  await user.click(change);
  const form = within(panel().getByRole('form'));
  expect(document.activeElement).toBe(form.getByLabelText('Stop loss'));
  await user.clear(form.getByLabelText('Stop loss'));
  await user.type(form.getByLabelText('Stop loss'), '1.03');
  await user.clear(form.getByLabelText('Take profit'));
  await tick();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await settle();
  expect(tradesOf(fake)).toEqual([
    { name: 'change', body: { ticket: 7, stopLoss: '1.03', takeProfit: null } },
  ]);
  expect(status()).toBe('Stops changed: EURUSD, ticket 7.');
  expect(panel().queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(change);
  expect(panel().getByText('1.03')).not.toBeNull();
});

test('Escape leaves a form, and a refusal is shown in it', async () => {
  const { fake, user } = await openWithPosition();
  const change = panel().getByRole('button', { name: /^Change/ });
  await user.click(change);
  fake.refuse('change', { reason: 'stop-loss', price: '1.08941' });
  await user.click(panel().getByRole('button', { name: 'Save' }));
  await settle();
  expect(within(panel().getByRole('form')).getByText(/wrong side of 1\.08941/)).not.toBeNull();
  await user.type(panel().getByLabelText('Stop loss'), '{Escape}');
  expect(panel().queryByRole('form')).toBeNull();
});

test('an Escape that rejects a word of an input method leaves the form open', async () => {
  const { user } = await openWithPosition();
  await user.click(panel().getByRole('button', { name: /^Change/ }));
  const field = panel().getByLabelText('Stop loss');
  for (const used of [{ isComposing: true }, { keyCode: 229 }])
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...used }));
  expect(panel().queryByRole('form')).not.toBeNull();
});

test('a part is closed, then the rest', async () => {
  const { fake, tick, user } = await openWithPosition();
  const openForm = () => user.click(panel().getByRole('button', { name: 'Close EURUSD, ticket 7' }));
  await openForm();
  await user.clear(panel().getByLabelText('Lots to close'));
  await user.type(panel().getByLabelText('Lots to close'), '0.30');
  expect(panel().getByText(/^Price now 1\.\d{5}: about [+−]/)).not.toBeNull();
  await user.dblClick(panel().getByRole('button', { name: 'Close 0.30 EURUSD' }));
  await settle();
  await tick();
  expect(panel().getByText('0.70')).not.toBeNull();
  await openForm();
  await user.click(panel().getByRole('button', { name: 'Close 0.70 EURUSD' }));
  await settle();
  await tick();
  expect(tradesOf(fake).map(({ body }) => body)).toEqual([
    { requestId: expect.any(String), ticket: 7, lots: '0.3' },
    { requestId: expect.any(String), ticket: 7 },
  ]);
  expect(status()).toMatch(/^Closed: 0\.70 EURUSD at 1\.\d{5}, result [+−]/);
  expect(panel().getByText('No open positions')).not.toBeNull();
  // The line with the focus is removed: the focus stays in the list.
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('pending orders are changed and canceled', async () => {
  const { fake, signIn, user } = await openPage();
  await signIn();
  const order = {
    requestId: 'x',
    kind: 'limit',
    symbol: 'USDJPY',
    side: 'sell',
    lots: '0.20',
    price: '160.500',
  };
  fake.answer('order', order);
  fake.announceChange();
  await settle();
  await user.click(tab('Pending orders 1'));
  expect(panel().getByText('Sell limit')).not.toBeNull();
  expect(panel().getByText('Until canceled')).not.toBeNull();
  await user.click(panel().getByRole('button', { name: /^Change order/ }));
  await user.clear(panel().getByLabelText('Order price'));
  await user.type(panel().getByLabelText('Order price'), '161.5');
  await user.click(panel().getByRole('button', { name: 'Save' }));
  await settle();
  await user.click(panel().getByRole('button', { name: /^Cancel order/ }));
  await user.click(within(panel().getByRole('form')).getByRole('button', { name: 'Cancel order' }));
  await settle();
  expect(tradesOf(fake).slice(1)).toMatchObject([
    { name: 'change', body: { price: '161.5', stopLoss: null } },
    { name: 'cancel' },
  ]);
  expect(status()).toMatch(/^Order \d+ canceled: USDJPY\.$/);
  expect(panel().getByText('No pending orders')).not.toBeNull();
});

test('an order that was placed before the stream’s first figures is on the page', async () => {
  const { fake, tick, user } = await openPage();
  fake.isStreamSlow = true;
  const form = within(screen.getByRole('form', { name: 'Sign in to trade' }));
  await user.type(form.getByLabelText('Trading password'), TRADING_PASSWORD);
  await user.click(form.getByRole('button', { name: 'Sign in' }));
  await settle();
  fake.answer('order', {
    requestId: 'x',
    kind: 'limit',
    symbol: 'USDJPY',
    side: 'sell',
    lots: '0.20',
    price: '160.500',
  });
  await tick();
  expect(tab('Pending orders 1')).not.toBeNull();
});

test('the history names who closed, and loads older rows', async () => {
  const fake = new TerminalFake(() => Date.now());
  const { signIn, user } = await openPage(undefined, fake);
  await signIn();
  for (const [ticket, closedBy] of (['client', 'stopLoss', 'stopOut'] as const).entries()) {
    fake.addPosition({ ticket: ticket + 1, symbol: 'EURUSD', side: 'buy', lots: '0.10', openPrice: '1.08' });
    fake.answer('close', { requestId: closedBy, ticket: ticket + 1 });
    fake.deals = fake.deals.map((deal, index) => (index === 0 ? { ...deal, closedBy } : deal));
  }
  fake.announceChange();
  await settle();
  await user.click(tab('History'));
  const closedBy = () =>
    [...document.querySelectorAll('tbody .closedBy')].map(({ textContent }) => textContent);
  expect(closedBy()).toEqual(['Stop-out', 'Stop loss']);
  await user.click(panel().getByRole('button', { name: 'Older' }));
  await settle();
  expect(closedBy()).toEqual(['Stop-out', 'Stop loss', 'Client']);
  expect(panel().queryByRole('button', { name: 'Older' })).toBeNull();
  // A new deal is above the older ones.
  fake.addPosition({ ticket: 9, symbol: 'EURUSD', side: 'buy', lots: '0.10', openPrice: '1.08' });
  fake.answer('close', { requestId: 'last', ticket: 9 });
  fake.announceChange();
  await settle();
  expect(closedBy()).toEqual(['Client', 'Stop-out', 'Stop loss', 'Client']);
});

test('arrow keys move between the tabs', async () => {
  const { user } = await openWithPosition();
  await user.click(tab('Positions 1'));
  await user.keyboard('{ArrowRight}');
  expect(tab('Pending orders').getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Pending orders');
});

test('symbols are found by their names, and candles can be read as a table', async () => {
  const { user } = await openPage();
  await user.type(screen.getByRole('searchbox'), 'gold');
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('.quotes tbody tr')].filter(({ hidden }) => !hidden);
  expect(rows().map((row) => row.querySelector('th')?.textContent)).toEqual(['XAUUSD']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No symbol matches “zzz”')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'D1' }));
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'EURUSD' }));
  expect(table.getAllByRole('row')).toHaveLength(31);
  expect(table.getAllByRole('rowheader')[0]?.textContent).toBe('Nov 20, 00:00 UTC');
});

test('the history has the orders that wait no longer, with their figures and the reason', async () => {
  const fake = new TerminalFake(() => Date.now());
  const { signIn, user } = await openPage(undefined, fake);
  await signIn();
  for (const price of ['1.05', '1.06', '1.07'])
    fake.answer('order', {
      requestId: price,
      kind: 'limit',
      symbol: 'EURUSD',
      side: 'buy',
      lots: '0.20',
      price,
    });
  const [third, second, first] = fake.orders.map(({ orderId }) => orderId);
  fake.endOrder(first!, 'expired');
  fake.endOrder(second!, 'refused', 'margin');
  fake.endOrder(third!, 'refused', 'a reason of a newer gateway');
  fake.announceChange();
  await settle();
  await user.click(tab('History'));
  expect(panel().getByText('No closed trades yet')).not.toBeNull();
  await user.click(panel().getByRole('radio', { name: 'Ended orders' }));
  const visibleBook = document.querySelector('.book.chosen .book.chosen');
  const entries = [...(visibleBook?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    ['type', 'lots', 'price', 'outcome'].map((name) => row.querySelector(`.${name}`)?.textContent),
  );
  expect(entries).toEqual([
    ['Buy limit', '0.20', '1.07', 'RefusedThe trade was refused. Nothing was changed.'],
    ['Buy limit', '0.20', '1.06', 'RefusedThere was not enough free margin.'],
    ['Buy limit', '0.20', '1.05', 'Expired'],
  ]);
  for (const name of ['placed', 'ended'])
    expect(visibleBook?.querySelector(`tbody .${name}`)?.textContent).toMatch(/\d/);
});

test('a position that was closed in another tab is removed, and the page explains why nothing was closed', async () => {
  const { fake, user } = await openWithPosition();
  await user.click(panel().getByRole('button', { name: 'Close EURUSD, ticket 7' }));
  fake.answer('close', { requestId: 'of another tab', ticket: 7 });
  await user.click(panel().getByRole('button', { name: /^Close 1\.00 EURUSD/ }));
  await settle();
  expect(status()).toBe('This position or order does not exist any more.');
  expect(panel().queryByRole('button', { name: 'Close EURUSD, ticket 7' })).toBeNull();
  expect(fake.deals).toHaveLength(1);
});
