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

/** The latest day of 25 hours in a zone that has ended everywhere, as `YYYY-MM-DD`. */
function latestLongDay(zone: string): string {
  const offsets = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetOf = (noon: number) =>
    offsets.formatToParts(noon).find(({ type }) => type === 'timeZoneName')!.value;
  const DAY = 86_400_000;
  const today = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
  const minutes = (noon: number) => {
    const [, sign = '+', hours = '0', rest = '0'] = /([+-])(\d\d):(\d\d)/.exec(offsetOf(noon)) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(rest));
  };
  for (let noon = today - 2 * DAY; ; noon -= DAY)
    if (minutes(noon) < minutes(noon - DAY)) return new Date(noon).toISOString().slice(0, 10);
}

/** A day as typed in an English page. */
const typedDay = (iso: string): string => iso.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

for (const zone of ['America/Los_Angeles', 'Europe/Berlin'])
  test.describe(`${zone}, around a day of 25 hours`, () => {
    test.use({ timezoneId: zone });

    test('a statement has the rows of the days that were typed', async ({ page, request }) => {
      const day = latestLongDay(zone);
      const [from, to] = [-3, 3].map((days) => {
        const end = new Date(day);
        end.setUTCDate(end.getUTCDate() + days);
        return end.toISOString().slice(0, 10);
      }) as [string, string];
      await seedSession(page, await tokenOf(request, 'main@portico.test'));
      await page.goto(`${SITE.main}/accounts?account=${LOGIN}&tab=statements`);
      // Until the calendar has loaded there is a native field.
      await expect(page.locator('.ant-picker')).toHaveCount(2);
      const statementOfDays = page.waitForResponse(
        (answer) => answer.url().includes(`from=${from}&to=${to}`) && answer.ok(),
      );
      for (const [end, iso] of [
        ['from', from],
        ['to', to],
      ] as const) {
        const field = page.getByTestId(`statement-${end}`);
        await field.fill(typedDay(iso));
        await field.press('Enter');
      }
      await statementOfDays;
      const times = page.getByTestId('statement').locator('tbody time');
      const hasRowsOfThoseDaysAlone = async () => {
        const days = await times.evaluateAll((rows) =>
          rows.map((row) => row.getAttribute('datetime')!.slice(0, 10)),
        );
        return days.length > 0 && days.every((iso) => from <= iso && iso <= to);
      };
      // For a moment there are the rows of the days before, then none.
      await expect.poll(hasRowsOfThoseDaysAlone).toBe(true);
    });
  });
