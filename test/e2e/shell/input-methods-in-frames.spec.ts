import { DEMO_ACCOUNT_PASSWORDS } from '../../../gateway/seed/demo-sign-ins.table';
import { expectSubmitByEnter, InputMethod, submitsIn } from '../kit/input-method';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const LOGIN = 50128841;

test.describe('an Enter that ends a composition sends nothing, the next one does:', () => {
  test('the payment page', async ({ page, request }) => {
    const method = await InputMethod.attach(page);
    await seedSession(page, await tokenOf(request, 'international@portico.test'));
    const address = `${SITE.international}/wallet?tab=deposit`;
    await page.goto(address);
    await page.getByTestId('wallet-deposit-pay').click();
    const amount = page.locator('input[name="amount"]');
    await amount.focus();
    await method.acceptByEnter();
    await expect(amount).toHaveValue(/にほん/);
    expect(await submitsIn(page)).toBe(0);
    await amount.fill('１２０');
    await amount.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByTestId('wallet-deposit').getByRole('listitem').first()).toContainText('120.00');
  });

  test('the terminal @walk', async ({ page, request }) => {
    const method = await InputMethod.attach(page);
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    await page.goto(`${SITE.main}/webterminal5?login=${LOGIN}`);
    const terminal = page.getByTestId('terminal-frame').contentFrame();
    const signIn = terminal.getByRole('form', { name: 'Sign in to trade' });
    const orders: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && /\/Terminal\/(order|change|close|cancel)$/.test(sent.url()))
        orders.push(sent.url());
    });
    await expect(signIn.getByLabel('Login')).toHaveValue(String(LOGIN));
    const frame = page.frames().find((each) => each !== page.mainFrame() && each.url().includes('/terminal'));
    if (!frame) throw new Error('The terminal has no frame');
    await expectSubmitByEnter(method, signIn.getByLabel('Login'), frame);
    await signIn.getByLabel('Login').fill(String(LOGIN));
    await expectSubmitByEnter(method, signIn.getByLabel('Trading password'), frame);
    await expect(signIn.getByRole('alert')).toContainText('incorrect');
    await signIn.getByLabel('Trading password').fill(DEMO_ACCOUNT_PASSWORDS.trading);
    await signIn.getByLabel('Trading password').press('Enter');
    await expect(terminal.getByText(/^Live, /)).toBeVisible();

    orders.length = 0;
    const ticket = terminal.getByRole('form', { name: 'Order' });
    await ticket.getByLabel(/Pending/).check();
    const fields = ticket.locator('input[inputmode="decimal"], input[type="datetime-local"]');
    for (const field of await fields.all()) await expectSubmitByEnter(method, field, frame);

    const search = terminal.locator('input[type="search"]');
    await search.focus();
    await method.acceptByEnter();
    await expect(search).toHaveValue('にほん');
    await search.fill('');

    // Escape closes a form below a line, unless it rejects a word.
    await terminal
      .getByRole('button', { name: /^Change stop loss/ })
      .first()
      .click();
    const form = terminal.locator('tr.form');
    const stopLoss = form.getByLabel('Stop loss', { exact: true });
    await expectSubmitByEnter(method, stopLoss, frame);
    await stopLoss.focus();
    await method.compose();
    await method.pressUsedKey('Escape');
    await expect(stopLoss).toBeVisible();
    await method.accept('');
    await stopLoss.press('Escape');
    await expect(form).toHaveCount(0);

    await terminal
      .getByRole('button', { name: /^Close [A-Z]/ })
      .first()
      .click();
    await expectSubmitByEnter(method, form.getByLabel('Lots to close'), frame);
    await form.getByLabel('Lots to close').press('Escape');

    await terminal.getByRole('tab', { name: /^Pending orders/ }).click();
    await terminal
      .getByRole('button', { name: /^Change order/ })
      .first()
      .click();
    const orderFields = form.locator('input[inputmode="decimal"]');
    await expect(orderFields).toHaveCount(3);
    for (const field of await orderFields.all()) await expectSubmitByEnter(method, field, frame);
    expect(orders).toEqual([]);
  });
});
