import { examine, LOOKS } from './examine';
import { expect, seedSession, SITE, test, VARIANTS, type Variant } from './portal';
import { tokenOf } from './portal-gateway';

const EVERYBODY = [
  ['platform', 'platform'],
  ['news', 'news'],
  ['technicalviews', 'technicalviews'],
  ['how-to-use', 'how-to-use'],
  ['Profile', 'profile'],
  ['notifications', 'notifications'],
  ['upload-documents', 'upload-documents'],
  ['open-investment-account', 'open-investment-account'],
  ['webterminal5-demo', 'webterminal5-demo'],
] as const;

/** Which pages a variant has besides (specification 2.2): address and handle. */
const OWN: Readonly<Record<Variant, readonly (readonly [string, string])[]>> = {
  main: [
    ['calculators', 'calculators'],
    ['economicinsight', 'economicinsight'],
  ],
  invest: [
    ['partnership', 'partnership-invest'],
    ['campaigns', 'campaigns'],
    ['featuredideas', 'featuredideas'],
  ],
  bank: [
    ['calculators', 'calculators'],
    ['partnership', 'partnership-shared'],
    ['marketbuzz', 'marketbuzz'],
  ],
  international: [
    ['Wallet', 'wallet'],
    ['portico-social', 'social'],
    ['campaigns', 'campaigns'],
    ['webterminal4', 'webterminal4'],
  ],
};

/** `FULL=on npm test -- e2e` visits every page in every look; otherwise each look takes every third, so that each page is seen. */
const full = process.env['FULL'] === 'on';

VARIANTS.forEach((variant, column) => {
  LOOKS.forEach(({ scheme, direction }, row) => {
    const pages = [...EVERYBODY, ...OWN[variant]].filter(
      (_, index) => full || index % 3 === (column + row) % 3,
    );

    test(`${variant}, ${scheme}, ${direction}: ${pages.map(([path]) => path).join(', ')}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(30_000 + pages.length * 20_000);
      const email = scheme === 'dark' ? `${variant}-dark@portico.test` : `${variant}@portico.test`;
      await seedSession(page, await tokenOf(request, email), {
        language: direction === 'rtl' ? 'ur-PK' : 'en-US',
      });
      for (const [path, handle] of pages) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`${SITE[variant]}/${path}`);
        await expect(page.getByTestId(`screen-${handle}`)).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await examine(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByTestId(`screen-${handle}`)).toBeVisible();
        await examine(page);
      }
    });
  });
});
