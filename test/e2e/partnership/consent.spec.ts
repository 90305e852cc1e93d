import { fetchJson } from '../kit/fetch-json';
import { expect, PORT, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import { serveConfig } from '../kit/third-party-hosts';

interface Link {
  readonly clicks: number;
  readonly url: string;
}

test('a referral link has no click before the visitor’s consent, and one after it', async ({ page }) => {
  const token = await tokenOf(page.request, 'international@portico.test');
  const ownLink = async (): Promise<Link> => {
    const url = `http://localhost:${PORT}/api/client/v1/Partnership/overview`;
    const [link] = (await fetchJson<{ result: { links: Link[] } }>(url, { token })).result.links;
    if (!link) throw new Error('The client has no link.');
    return link;
  };
  const { clicks, url } = await ownLink();
  const { pathname, search } = new URL(url);
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-marketingId')) visits.push(request.url());
  });
  await serveConfig(page, { consent: 'banner' });
  await page.goto(`${SITE.international}${pathname}${search}`);
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  // The code that records a visit is loaded last.
  await page.waitForLoadState('networkidle');
  expect(visits).toEqual([]);
  expect((await ownLink()).clicks).toBe(clicks);
  await page.getByTestId('consent-yes').click();
  await expect.poll(async () => (await ownLink()).clicks).toBe(clicks + 1);
  expect(visits).toHaveLength(1);
});
