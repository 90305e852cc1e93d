import type { Page } from '@playwright/test';
import Big from 'big.js';
import { PrivateGateway } from '../kit/own-gateway';
import { expect, seedSession, test } from '../kit/portal';
import { farthestRun, lossShare } from '../kit/price-run';
import { StopOutClient } from '../kit/stop-out-client';

const LOGIN = 95010442;
/** Gold moves far for the margin it needs: with the account's leverage, 0.2 % is worth all of it. */
const SYMBOL = 'XAUUSD';
const LEVERAGE = 500;
const MINUTE = 60_000;
/** A margin call is at 100 %, a stop-out at 50 %. The other levels are well apart from both. */
const LEVEL = { call: 93, beforeStopOut: 60 };

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(240_000);

let gateway: PrivateGateway;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = await PrivateGateway.start({ FAULTS: 'on', DATA_FOLDER: 'memory' });
});
test.afterAll(() => gateway.stop());

const messageIn = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** A number as the portal writes it in English, with all its digits. */
const groupDigits = (value: string) => value.replace('-', '').replace(/\B(?<!\..*)(?=(\d{3})+(?!\d))/g, ',');
/** An amount as the gateway writes it in a message. */
const money = (amount: string) => `${amount.startsWith('-') ? '-' : ''}USD\u00a0${groupDigits(amount)}`;

type ClosedDeal = Readonly<Record<'symbol' | 'side' | 'lots' | 'closePrice' | 'net' | 'closedBy', string>> & {
  readonly ticket: number;
};
type StopOutCause = Readonly<Record<'equity' | 'margin' | 'marginLevel', string>>;

test('from a margin call to closed positions, the client reads what happened, and why @walk', async ({
  context,
  page,
}) => {
  const client = new StopOutClient(gateway, LOGIN);
  const run = farthestRun(SYMBOL, await client.now());
  await client.moveClockTo(run.startAt);
  await client.signIn();
  const messages = await context.newPage();
  for (const tab of [page, messages]) await seedSession(tab, client.token);
  await messages.goto(`${gateway.origin}/notifications`);
  await expect(messages.getByTestId('screen-notifications')).toBeVisible();
  await page.goto(`${gateway.origin}/accounts?account=${LOGIN}`);
  const runway = page.getByTestId('margin-runway');
  await expect(runway).toContainText(/away/);

  // The client uses up the margin; then the price goes the wrong way.
  await client.tradeUntilRefused({ symbol: SYMBOL, side: run.side });
  const now = await client.now();
  const levelAt = (at: number) => 100 - lossShare(SYMBOL, run.side, now, at) * LEVERAGE * 100;
  const minutes = Array.from({ length: 40 }, (_, minute) => now + minute * MINUTE);
  const callAt = minutes.find((at) => levelAt(at) < LEVEL.call);
  expect(callAt).toBeDefined();
  await client.moveClockTo(callAt ?? now);
  const call = messageIn(messages, 'Margin call');
  await expect(call).toContainText(
    new RegExp(
      `The margin level of account ${LOGIN} fell to [5-9]\\d(\\.\\d+)?%, below the margin call at 100%\\.`,
    ),
  );
  await expect(runway).toContainText(/Margin call reached, USD.[\d,]+\.\d\d until stop-out/);

  await client.loseUntil(LEVEL.beforeStopOut, SYMBOL);
  const { balance: balanceBefore } = await client.account();
  await client.moveClockTo(run.endAt);
  const stopOut = messageIn(messages, 'Positions closed by stop-out');
  await expect(stopOut).toContainText(`The margin level of account ${LOGIN} fell to `);
  const deals = await client.read<readonly ClosedDeal[]>(`Account/history?login=${LOGIN}`);
  const closedDeals = deals.filter(({ closedBy }) => closedBy === 'stopOut');
  expect(closedDeals.map(({ symbol }) => symbol)).toContain(SYMBOL);
  for (const { closePrice, lots, net, side, symbol } of closedDeals)
    await expect(stopOut).toContainText(
      `${symbol}, ${side}, ${lots} lots at ${groupDigits(closePrice)}, result ${money(net)}`,
    );
  const debt = closedDeals.reduce((balance, { net }) => balance.plus(net), Big(balanceBefore));
  expect(debt.lt(0)).toBe(true);
  await expect(stopOut).toContainText(
    `No open position uses margin now. The balance was below zero; a correction of ${money(debt.neg().toFixed(2))} set it to zero.`,
  );

  // The account's page, without a reload: no position, and nothing owed.
  await expect(runway).toContainText('No margin is in use');
  const detail = page.getByTestId('account-detail');
  await expect(detail).toContainText(/Balance 0\.00, credit 0\.00/);
  await page.getByRole('link', { name: 'Open positions', exact: true }).click();
  await expect(page.getByTestId('book-positions')).toContainText('No open positions');

  // The history names who closed, and "Why?" has the account's figures.
  await stopOut.getByRole('link', { name: 'See the history' }).click();
  const lines = messages.getByTestId('book-history').locator('tbody tr');
  await expect(lines.filter({ hasText: 'Stop-out' })).toHaveCount(closedDeals.length);
  const { ticket } = closedDeals.find(({ symbol }) => symbol === SYMBOL) ?? { ticket: 0 };
  const { cause } = await client.read<{ cause: StopOutCause }>(
    `Account/deal-terms?login=${LOGIN}&ticket=${ticket}`,
  );
  await messages
    .getByRole('button', { name: new RegExp(`^Why these figures\\? Ticket .*${ticket}`) })
    .click();
  const why = messages.getByTestId('why-deal');
  await expect(why).toContainText(/The margin level was below the stop-out at .*50\.00%/);
  const formula = why.getByTestId('calculator-working').first();
  // A working has its figures without zeros at the end.
  for (const figure of [cause.equity, cause.margin])
    await expect(formula).toContainText(groupDigits(Big(figure).toFixed()));
  await expect(formula).toContainText(`${groupDigits(cause.marginLevel)}%`);
});
