import { examine, LOOKS } from './examine';
import { expect, goInside, seedSession, SITE, test, VARIANTS, type Variant } from './portal';
import { settingOf, tokenOf } from './portal-gateway';
import { configure, GTM, IDS, serve, TAG_SCRIPT } from './third-party-hosts';

/** The e-mail address of the user setting, which no page ever shows (specification 3). */
const HIDDEN = 'never-shown@portico.test';

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

/** `npm run test:full` visits every page in every look; otherwise each look takes every third, so that each page is seen. */
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
      const token = await tokenOf(
        request,
        scheme === 'dark' ? `${variant}-dark@portico.test` : `${variant}@portico.test`,
      );
      const result = { ...(await settingOf(request, token)), email: HIDDEN };
      await page.route('**/Client/client', (route) => route.fulfill({ json: { hasError: false, result } }));
      // With everything on that may run beside the portal: its policy must hold all the same.
      await configure(page, { tagManager: IDS, chat: { provider: 'builtin' } });
      const tags = await serve(page, GTM, TAG_SCRIPT);
      await serve(page, 'https://www.googletagmanager.com/gtag/js', TAG_SCRIPT);
      await seedSession(page, token, { language: direction === 'rtl' ? 'ur-PK' : 'en-US' });
      await page.goto(`${SITE[variant]}/${pages[0]?.[0]}`);
      for (const [path, handle] of pages) {
        await page.setViewportSize({ width: 1440, height: 900 });
        if (path !== pages[0]?.[0]) await goInside(page, `/${path}`);
        await expect(page.getByTestId(`screen-${handle}`)).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await examine(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByTestId(`screen-${handle}`)).toBeVisible();
        await examine(page);
        expect(await page.content()).not.toContain(HIDDEN);
      }
      expect(tags, 'the tag manager was on').toHaveLength(1);
    });
  });
});
