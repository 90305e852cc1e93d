import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream, PDFArray, type PDFPage, type PDFObject } from '@cantoo/pdf-lib';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, PORT, seedSession, SITE, test, type Variant } from '../kit/portal';
import { DEMO_PASSWORD } from '../kit/clients';
import { accountsOf, tokenOf } from '../kit/portal-gateway';

const DARK = 'main-dark@portico.test';

/** The library cuts the last byte of some streams, which is not part of a text. */
const WHOLE_OR_CUT = { finishFlush: constants.Z_SYNC_FLUSH };

/** True for a page with at least one text. */
function hasText({ node, doc }: PDFPage): boolean {
  const contents = node.Contents();
  const streams: (PDFObject | undefined)[] =
    contents instanceof PDFArray ? contents.asArray().map((part) => doc.context.lookup(part)) : [contents];
  return streams.some(
    (stream) =>
      stream instanceof PDFRawStream &&
      /T[jJ]/.test(inflateSync(stream.contents, WHOLE_OR_CUT).toString('latin1')),
  );
}

/** The pages that the browser would print; none of them is blank. */
async function printPages(page: Page): Promise<number> {
  const pages = (await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))).getPages();
  expect(pages.map(hasText), 'no page is blank').not.toContain(false);
  return pages.length;
}

/** Texts that paper shows with less contrast than 4.5, counted against white, and words over two lines. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
        const share = value / 255;
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      if (!element.checkVisibility({ visibilityProperty: true }) || node.data.trim() === '') continue;
      if (element.closest('[class*="visually"], button, .ant-btn')) continue;
      const contrast = 1.05 / (luminance(getComputedStyle(element).color) + 0.05);
      if (contrast < 4.5) faults.push(`${contrast.toFixed(1)}: ${node.data}`);
      if (!element.closest('table')) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  });

/** Shows a page as on paper, once the part of the code that prepares for it is loaded. */
async function showPaper(page: Page): Promise<void> {
  await expect(async () => {
    await page.emulateMedia({ media: null });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).not.toHaveClass(/dark/, { timeout: 1_000 });
  }).toPass();
}

for (const path of ['/calculators?calculator=margin', '/calculators?calculator=profit'])
  test(`the working of ${path} is printed from the dark theme as in light`, async ({ page, request }) => {
    await seedSession(page, await tokenOf(request, DARK));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SITE.main + path);
    await expect(page.locator('main h1')).toBeVisible();
    await showPaper(page);
    expect(await findFaults(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    expect(await printPages(page)).toBeLessThanOrEqual(3);
  });

test('a long list of accounts is printed with every row', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await page.goto(`${SITE.main}/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  const rowCount = await page.locator('[data-testid^="account-row"]').count();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.locator('[data-testid^="account-row"]').count())
    .toBeGreaterThanOrEqual(rowCount);
  expect(await printPages(page)).toBeGreaterThan(0);
});

const API = `http://localhost:${PORT}/api/client/v1`;

/** Parts of the screen that paper has no use for: buttons, links to other pages, bars, banners and the footer's links. */
const SCREEN_PARTS =
  'button, .ant-btn, nav, [role="tablist"], [role="alert"][data-testid], [data-testid="chat-link"], header:not(main *), footer a';

/** Prints an open page. The texts of its buttons, bars and banners are not on paper. */
async function printSheets(page: Page, orientation: 'upright' | 'landscape'): Promise<number> {
  await showPaper(page);
  await page.emulateMedia({ media: null });
  const sheets = (await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPages();
  expect(sheets.map(hasText), 'no page is blank').not.toContain(false);
  for (const sheet of sheets)
    expect(sheet.getWidth() > sheet.getHeight() ? 'landscape' : 'upright').toBe(orientation);
  // Words break, if they do, at the width of the sheet without its margins.
  const screenSize = page.viewportSize()!;
  await page.setViewportSize({ width: orientation === 'landscape' ? 1032 : 703, height: screenSize.height });
  await showPaper(page);
  expect(await findFaults(page)).toEqual([]);
  const partTexts = await page.evaluate(
    (parts) =>
      [...document.querySelectorAll<HTMLElement>(parts)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.innerText),
    SCREEN_PARTS,
  );
  expect(partTexts).toEqual([]);
  await page.setViewportSize(screenSize);
  return sheets.length;
}

/** The account with the longest statement. */
const LONG_STATEMENT = 50128841;

for (const [width, email] of [
  [390, DARK],
  [1440, DARK],
  [390, 'main@portico.test'],
  [1440, 'main@portico.test'],
] as const)
  test(`a statement of ${email} is printed with every row and with its costs at ${width} px`, async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, email);
    const accounts = await accountsOf(request, token);
    const { login } =
      accounts.find((account) => account.login === LONG_STATEMENT) ??
      accounts.find(({ kind, status }) => kind === 'live' && status === 'active')!;
    await page.setViewportSize({ width, height: 844 });
    await seedSession(page, token);
    await page.goto(`${SITE.main}/accounts?account=${login}&tab=statements`);
    const statement = page.getByTestId('statement');
    await statement.locator('.ant-segmented-item').nth(3).click();
    await expect(statement.locator('time').first()).toBeVisible();
    // The file has every line.
    const download = page.waitForEvent('download');
    await page.getByTestId('statement-csv').click();
    const file = await readFile(await (await download).path(), 'utf8');
    const rowCount = file.split('\r\n').filter((line) => /^\d{4}-\d\d-\d\d /.test(line)).length;
    expect(rowCount).toBeGreaterThan(5);
    const sheetCount = await printSheets(page, 'landscape');
    expect(await statement.locator('tbody time').count()).toBe(rowCount);
    await expect(page.getByTestId('costs').locator('table')).toBeVisible();
    expect(sheetCount).toBeLessThanOrEqual(2 + Math.ceil(rowCount / 15));
  });

for (const [path, mostSheets] of [
  ['/login', 1],
  ['/forgot-password', 1],
  ['/register/open-trading-account', 2],
] as const)
  for (const width of [390, 1440])
    test(`${path} is printed from the dark theme as in light at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(SITE.main + path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect(await printSheets(page, 'upright')).toBeLessThanOrEqual(mostSheets);
      await page.emulateMedia({ media: null });
      await expect(page.locator('html')).toHaveClass(/dark/);
    });

/** Addresses of requests whose receipts are printed, one of each kind. */
const RECEIPTS: Readonly<Record<string, (request: APIRequestContext, token: string) => Promise<string[]>>> = {
  main: async (request, token) => {
    const accounts = (await accountsOf(request, token))
      .filter(({ kind, status, currency }) => kind === 'live' && status === 'active' && currency === 'USD')
      .sort((a, b) => Number(b.balance) - Number(a.balance));
    const [login, other] = accounts.map((account) => account.login);
    const ask = async (move: string, body: object) => {
      const answer = await request.post(`${API}/Money/${move}`, {
        headers: { Authorization: `Bearer ${token}` },
        data: { currency: 'USD', amount: '100.00', idempotencyKey: randomUUID(), ...body },
      });
      const { result } = (await answer.json()) as { result: { requestId: string } };
      return `/accounts?${move}=${login}&request=${result.requestId}`;
    };
    const bank = { login, methodId: 'bank' };
    return [
      await ask('deposit', bank),
      await ask('withdraw', { ...bank, destination: 'DE89370400440532013000', password: DEMO_PASSWORD }),
      await ask('transfer', { fromLogin: login, toLogin: other }),
    ];
  },
  international: async (request, token) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await request.get(`${API}/Wallet/history`, { headers });
    const { result } = (await answer.json()) as { result: { requestId: string; kind: string }[] };
    const kinds = new Map(result.map(({ requestId, kind }) => [kind, requestId]));
    expect(kinds.size).toBeGreaterThan(1);
    return [...kinds.values()].map((requestId) => `/wallet?tab=history&request=${requestId}`);
  },
};

for (const [variant, addressesOf] of Object.entries(RECEIPTS))
  for (const width of [390, 1440])
    test(`a receipt of ${variant} is one sheet at ${width} px`, async ({ page, request }) => {
      const token = await tokenOf(request, `${variant}@portico.test`);
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await seedSession(page, token, { language: 'ur-PK' });
      for (const address of await addressesOf(request, token)) {
        await page.emulateMedia({ media: null });
        await page.goto(SITE[variant as Variant] + address);
        await expect(page.locator('[data-testid$="-request"]')).toBeVisible();
        expect(await printSheets(page, 'upright'), address).toBe(1);
      }
    });
