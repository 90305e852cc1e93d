import { BOOK_ZONE } from '../../../src/domain/kernel/book-zone';
import { PAGES_WITH_INSTANTS } from '../kit/instants.table';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

/** A text that ends with the hour and minute of an instant in a zone, and the zone's name, as in English. */
function timeIn(zone: string, iso: string): RegExp {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(new Date(iso));
  const part = (name: string) => parts.find(({ type }) => type === name)!.value;
  const name = part('timeZoneName').replaceAll(/[+.]/g, '\\$&');
  return new RegExp(`${part('hour')}:${part('minute')}(:\\d\\d)? ${name}$`);
}

for (const zone of ['Asia/Tokyo', 'Pacific/Apia', 'America/Los_Angeles', 'America/St_Johns', 'Europe/Berlin'])
  test.describe(zone, () => {
    test.use({ timezoneId: zone, viewport: { width: 1440, height: 900 } });

    for (const variant of ['main', 'international'] as const)
      test(`each page of ${variant} has one zone and names it at each time`, async ({ page, request }) => {
        test.setTimeout(240_000);
        await seedSession(page, await tokenOf(request, `${variant}@portico.test`));
        for (const [address, row] of Object.entries(PAGES_WITH_INSTANTS)) {
          if ((row.variant ?? 'main') !== variant) continue;
          await page.goto(SITE[variant] + address);
          await page.locator('h1').first().waitFor({ state: 'attached' });
          await expect(page.locator('main [data-loading="true"]')).toHaveCount(0);
          const times = page.locator('main time');
          if (row.isEmpty === undefined) await expect(times.first(), address).toBeAttached();
          const texts = await times.evaluateAll((elements) =>
            elements.map((element) => [element.textContent, element.getAttribute('datetime')!] as const),
          );
          const pageZone = row.zone === 'books' ? BOOK_ZONE : zone;
          for (const [text, iso] of texts) {
            // A whole day of the gateway has no time, and is the same everywhere.
            if (!text.includes(':')) {
              const day = new Intl.DateTimeFormat('en-US', { timeZone: BOOK_ZONE, dateStyle: 'medium' });
              expect(text, address).toBe(day.format(new Date(iso)));
              continue;
            }
            expect(text, address).toMatch(timeIn(pageZone, iso));
          }
        }
      });
  });
