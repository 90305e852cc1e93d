import { screen, within } from '@testing-library/dom';
import { TerminalFake } from './terminal-fake';
import { closePage, openPage, settle, tradesOf } from './terminal-page';

afterEach(closePage);

const status = () => document.querySelector('.notice')?.textContent;
const form = () => within(screen.getByRole('form', { name: 'Close several' }));
const choice = (name: RegExp) => form().getByRole('checkbox', { name });
const opener = () => screen.getByRole('button', { name: 'Close several' });

async function openWithPositions(count = 3) {
  const fake = new TerminalFake(() => Date.now());
  for (const [index, symbol] of ['EURUSD', 'USDJPY', 'XAUUSD'].slice(0, count).entries())
    fake.addPosition({ ticket: index + 1, symbol, side: 'buy', lots: '0.10', openPrice: '1.00' });
  const page = await openPage(undefined, fake);
  await page.signIn();
  return page;
}

test('each position answers for itself: closed with its result, or refused with its reason', async () => {
  const { fake, tick, user } = await openWithPositions();
  await user.click(opener());
  expect(document.activeElement).toBe(form().getByRole('checkbox', { name: 'All positions' }));
  await user.click(choice(/EURUSD/));
  await user.click(choice(/USDJPY/));
  fake.refuse('close', { reason: 'market-closed', opensAt: '2026-11-23T01:00:00.000Z' });
  await user.dblClick(form().getByRole('button', { name: 'Close selected: 2' }));
  await settle();
  await tick();
  const closings = tradesOf(fake).map(({ body }) => body as { requestId: string; ticket: number });
  expect(closings.map(({ ticket }) => ticket)).toHaveLength(2);
  expect(new Set(closings.map(({ requestId }) => requestId)).size).toBe(2);
  expect(status()).toBe('Closed: 1 of 2.');
  expect(form().getByText(/^Closed: 0\.10 \w+ at /)).not.toBeNull();
  expect(form().getByText(/^Trading in \w+ is closed\. It opens on /)).not.toBeNull();
  // The refused one stays chosen, and can be closed now.
  await user.click(form().getByRole('button', { name: 'Close selected: 1' }));
  await settle();
  expect(status()).toBe('Closed: 1 of 1.');
  expect(screen.queryByRole('form', { name: 'Close several' })).toBeNull();
  expect(fake.positions.map(({ symbol }) => symbol)).toEqual(['XAUUSD']);
});

test('a closing without an answer is sent again with its id', async () => {
  const { fake, user } = await openWithPositions(2);
  await user.click(opener());
  await user.click(form().getByRole('checkbox', { name: 'All positions' }));
  fake.next.set('close', 'lost');
  await user.click(form().getByRole('button', { name: 'Close selected: 2' }));
  await settle();
  expect(status()).toBe('Closed: 1 of 2.');
  expect(form().getByText(/^No answer arrived/)).not.toBeNull();
  await user.click(form().getByRole('button', { name: 'Close selected: 1' }));
  await settle();
  expect(status()).toBe('Closed: 1 of 1.');
  expect(fake.positions).toEqual([]);
  expect(fake.deals).toHaveLength(2);
});

test('the choice of all follows its lines, and without one nothing is sent', async () => {
  const { fake, tick, user } = await openWithPositions();
  await user.click(opener());
  await user.click(form().getByRole('button', { name: 'Close selected: 0' }));
  expect(form().getByText('Select at least one position.')).not.toBeNull();
  const all = form().getByRole<HTMLInputElement>('checkbox', { name: 'All positions' });
  await user.click(choice(/EURUSD/));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(all);
  expect(form().getByRole('button', { name: 'Close selected: 3' })).not.toBeNull();
  // Another party closes one.
  fake.positions = fake.positions.filter(({ symbol }) => symbol !== 'EURUSD');
  await tick();
  expect(form().getByRole('button', { name: 'Close selected: 2' })).not.toBeNull();
  expect(tradesOf(fake)).toEqual([]);
});

test('the keyboard chooses and leaves it, and one position has no such choice', async () => {
  const { fake, tick, user } = await openWithPositions(2);
  opener().focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Tab} ');
  expect(form().getByRole('button', { name: 'Close selected: 1' })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form', { name: 'Close several' })).toBeNull();
  expect(document.activeElement).toBe(opener());
  fake.positions = fake.positions.slice(1);
  await tick();
  expect(screen.queryByRole('button', { name: 'Close several' })).toBeNull();
});

test('a session that only reads has no such choice', async () => {
  const fake = new TerminalFake(() => Date.now());
  for (const ticket of [1, 2])
    fake.addPosition({ ticket, symbol: 'EURUSD', side: 'buy', lots: '0.10', openPrice: '1.00' });
  const { signIn } = await openPage(undefined, fake);
  await signIn('Read-12345');
  expect(screen.queryByRole('button', { name: 'Close several' })).toBeNull();
});
