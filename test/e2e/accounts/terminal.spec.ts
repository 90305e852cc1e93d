import type { FrameLocator, Page } from '@playwright/test';
import { DEMO_ACCOUNT_PASSWORDS } from '../../../gateway/seed/demo-sign-ins.table';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const LOGIN = 50128841;
/** It is traded at any hour of any day. */
const SYMBOL = 'BTCUSD';

const terminalIn = (page: Page): FrameLocator => page.getByTestId('terminal-frame').contentFrame();

async function signInToTerminal(page: Page, password: string): Promise<FrameLocator> {
  await page.goto(`${SITE.main}/webterminal5?login=${LOGIN}`);
  const terminal = terminalIn(page);
  const form = terminal.getByRole('form', { name: 'Sign in to trade' });
  await expect(form.getByLabel('Login')).toHaveValue(String(LOGIN));
  await form.getByLabel('Trading password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(terminal.getByText(/^Live, /)).toBeVisible();
  return terminal;
}

/** The lines of a list on the account's page that are about the symbol. */
const linesIn = (page: Page, book: 'positions' | 'history') =>
  page.getByTestId(`book-${book}`).locator('tbody tr').filter({ hasText: SYMBOL });

async function openBook(page: Page, book: 'positions' | 'history'): Promise<number> {
  await page.goto(`${SITE.main}/accounts?account=${LOGIN}&tab=${book}`);
  await expect(page.getByTestId(`book-${book}`).locator('bdi').first()).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-first-load', ''));
  return linesIn(page, book).count();
}

test('what a client trades in the terminal is in the portal’s other tabs within seconds @walk', async ({
  context,
  page,
  request,
}) => {
  const token = await tokenOf(request, 'main@portico.test');
  const [positionsTab, historyTab] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, positionsTab, historyTab]) {
    await seedSession(tab, token);
    await tab.setViewportSize({ width: 1440, height: 900 });
  }
  const terminal = await signInToTerminal(page, DEMO_ACCOUNT_PASSWORDS.trading);
  const openBefore = await openBook(positionsTab, 'positions');
  const closedBefore = await openBook(historyTab, 'history');

  await terminal.getByRole('button', { name: SYMBOL }).click();
  const ticket = terminal.getByRole('form', { name: 'Order' });
  await ticket.getByLabel('Buy at ask').check();
  await ticket.getByLabel('Lots', { exact: true }).fill('0.01');
  await expect(ticket.locator('.preview .margin dd')).toHaveText(/\d/);
  await ticket.getByRole('button', { name: `Buy 0.01 ${SYMBOL}` }).dblclick();
  const notice = terminal.locator('.notice');
  await expect(notice).toHaveText(new RegExp(`^Opened: Buy 0.01 ${SYMBOL} at .*, ticket \\d+\\.$`));
  const position = /ticket (\d+)/.exec((await notice.textContent()) ?? '')?.[1];
  await expect(linesIn(positionsTab, 'positions')).toHaveCount(openBefore + 1);

  await terminal.getByRole('button', { name: new RegExp(`^Change stop loss.*ticket ${position}$`) }).click();
  const form = terminal.locator('tr.form');
  await form.getByLabel('Stop loss', { exact: true }).fill('1000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice).toHaveText(`Stops changed: ${SYMBOL}, ticket ${position}.`);

  await terminal.getByRole('button', { name: `Close ${SYMBOL}, ticket ${position}` }).click();
  await form.getByRole('button', { name: `Close 0.01 ${SYMBOL}` }).click();
  await expect(notice).toHaveText(/^Closed: /);
  await expect(linesIn(positionsTab, 'positions')).toHaveCount(openBefore);
  await expect(linesIn(historyTab, 'history')).toHaveCount(closedBefore + 1);
  for (const tab of [positionsTab, historyTab])
    await expect(tab.locator('body[data-first-load]')).toHaveCount(1);
});

test('the terminal’s read-only password shows the account, and no way to trade', async ({
  page,
  request,
}) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  const terminal = await signInToTerminal(page, DEMO_ACCOUNT_PASSWORDS.readOnly);
  await expect(terminal.getByText('Read-only', { exact: true })).toBeVisible();
  await expect(terminal.getByRole('form', { name: 'Order' })).toHaveCount(0);
  await expect(terminal.getByRole('button', { name: /^Close / })).toHaveCount(0);
});
