import { readFile } from 'node:fs/promises';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const LOGIN = 50128841;

for (const zone of [
  'Asia/Tokyo',
  'Pacific/Apia',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
]) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('a statement has one zone for its days, rows and file, and names it', async ({ page, request }) => {
      await seedSession(page, await tokenOf(request, 'main@portico.test'));
      await page.goto(`${SITE.main}/accounts?account=${LOGIN}&tab=statements`);
      const statement = page.getByTestId('statement');
      await statement.getByText('This year', { exact: true }).click();
      await expect(statement).toContainText('Days and times are in UTC.');
      const times = statement.locator('time');
      await expect(times.first()).toBeVisible();
      const rowTimes = await times.evaluateAll((rows) =>
        rows.map((row) => [row.textContent, row.getAttribute('datetime')] as const),
      );
      for (const [text, iso] of rowTimes) expect(text).toMatch(new RegExp(`, ${iso?.slice(11, 16)} UTC$`));
      const download = page.waitForEvent('download');
      await page.getByTestId('statement-csv').click();
      const [head = '', first = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
      expect(head).toContain('Time (UTC)');
      expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
    });
  });
}
