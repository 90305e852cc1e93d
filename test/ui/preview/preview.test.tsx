import { within } from '@testing-library/react';
import { addressOf, BRANDS, LANGUAGES, lookOf, LOOKS } from '../../../tools/preview/looks.table';
import { PreviewPage } from '../../../tools/preview/preview-page';
import { SPECIMENS } from '../../../tools/preview/specimens';
import { BUILT_IN_VARIANTS } from '../../../src/domain/site/company';
import { renderPortal } from '../../../src/testkit/portal/render-portal';

/** Brands, alternately light and dark. */
const looks = BRANDS.map((brand, index) => {
  const dark = index % 2 === 1;
  return [brand, dark ? 'dark' : 'light', { brand, dark, culture: 'en-US' as const }] as const;
});

test.each(looks)('%s in %s shows every specimen, without an error', async (brand, _scheme, look) => {
  const errors = jest.spyOn(console, 'error');
  const { variant, config } = LOOKS[brand];
  const { getByTestId, portal, user } = await renderPortal(<PreviewPage look={look} />, {
    variant,
    config,
    client: { theme: look.dark ? 'dark' : 'white' },
  });
  expect(document.documentElement.dataset).toMatchObject({ variant });
  expect(portal.page.dark).toBe(look.dark);
  for (const { key } of SPECIMENS) {
    const specimen = within(getByTestId(`specimen-${key}`)).getByRole('heading', {
      name: key,
    }).nextElementSibling;
    expect([key, specimen?.childElementCount]).not.toEqual([key, 0]);
  }
  await user.click(within(getByTestId('specimen-dialog')).getByRole('button'));
  expect(within(document.body).getByRole('dialog').textContent).toContain('Delete the address?');
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('the brand of the configuration is shown', async () => {
  const { portal } = await renderPortal(<PreviewPage look={lookOf('?brand=acme')} />, LOOKS.acme);
  expect(portal.company.brand.name).toBe('Acme');
});

test('every variant has a look', () => {
  const variants = new Set(Object.values(LOOKS).map(({ variant }) => variant));
  expect([...variants].sort()).toEqual(BUILT_IN_VARIANTS.filter((variant) => variant !== 'other').sort());
});

test('a look is written into the address and read again', () => {
  for (const brand of BRANDS)
    for (const culture of LANGUAGES)
      for (const dark of [false, true])
        expect(lookOf(addressOf({ brand, dark, culture }))).toEqual({ brand, dark, culture });
  expect(lookOf('?brand=toString&culture=xx')).toEqual({ brand: 'main', dark: false, culture: 'en-US' });
});
