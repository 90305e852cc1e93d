import { readFile } from 'node:fs/promises';
import { expect, fillLogin, SITE, test } from '../kit/portal';

const PNG_SIGNATURE = '89504e470d0a1a0a';
/** Bytes of the width and of the height, and the pixels of a module. */
const [WIDTH_AT, HEIGHT_AT, MODULE_PIXELS] = [16, 20, 8];

test('the QR code of a link is saved as a PNG', async ({ page }) => {
  await page.goto(`${SITE.invest}/login`);
  await fillLogin(page, 'invest-ib@portico.test');
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.goto(`${SITE.invest}/partnership`);
  const download = page.waitForEvent('download');
  await page.getByTestId('partnership-qr-save').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[0-9A-Z-]+\.png$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  const width = bytes.readUInt32BE(WIDTH_AT);
  expect(bytes.readUInt32BE(HEIGHT_AT)).toBe(width);
  expect(width % MODULE_PIXELS).toBe(0);
  const code = await page.getByTestId('partnership-qr').getAttribute('viewBox');
  expect(code).toBe(`0 0 ${width / MODULE_PIXELS} ${width / MODULE_PIXELS}`);
});
