import { randomUUID } from 'node:crypto';
import { axeFindings, expect, seedSession, SITE, test } from '../kit/portal';
import { pdfWith } from '../kit/pdf';
import { tokenOf } from '../kit/portal-gateway';

test.use({ viewport: { width: 1440, height: 900 } });

/** A unique file of two requests of up to 256 KiB. */
const payslip = () => pdfWith(randomUUID() + '.'.repeat(520_000));

test('an interrupted upload resumes at its offset after a reload (U3) @walk', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'bank-ib@portico.test'));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/\/Document\/files/.test(request.url()) || !['POST', 'PATCH'].includes(request.method())) return;
    requests.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`);
  });
  // The connection fails after the first request with bytes.
  await page.route('**/Document/files/*', async (route) => {
    const isLater = route.request().headers()['upload-offset'] !== '0';
    await (route.request().method() === 'PATCH' && isLater ? route.abort() : route.continue());
  });
  await page.goto(`${SITE.bank}/upload-documents`);
  const chooser = page.locator('input[data-testid^="document-file-"]').first();
  const kind = ((await chooser.getAttribute('data-testid')) ?? '').replace('document-file-', '');
  const file = { name: 'payslip.pdf', mimeType: 'application/pdf', buffer: payslip() };
  await chooser.setInputFiles(file);
  const half = /^5\d/;
  await expect(page.getByTestId(`document-upload-${kind}`).getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    half,
  );
  await page.reload();
  await expect(page.getByTestId(`document-unfinished-${kind}`).getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    half,
  );
  expect(await axeFindings(page)).toEqual([]);

  await page.unroute('**/Document/files/*');
  requests.length = 0;
  await page.getByTestId(`document-file-${kind}`).setInputFiles(file);
  await expect(page.getByTestId('toast')).toBeVisible();
  await expect(page.getByTestId(`document-${kind}`)).toContainText('payslip.pdf');
  await expect(page.getByTestId(`document-unfinished-${kind}`)).toHaveCount(0);
  expect(requests).toEqual(['PATCH 262144']);
});
