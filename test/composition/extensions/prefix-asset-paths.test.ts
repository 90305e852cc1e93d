import { prefixAssetPaths } from '../../../src/composition/extensions/prefix-asset-paths';
import type { CompanyEntry } from '../../../src/domain/site/company';

const acme: CompanyEntry = {
  key: 'acme',
  id: 42,
  like: 'international',
  brand: { name: '/Acme', logo: '/acme.svg', logoDark: 'https://acme.example/dark.svg', favicon: '' },
  legal: { privacy: '/legal/privacy.html', terms: 'https://acme.example/terms' },
};

test('only paths from the root get the base path', () => {
  expect(prefixAssetPaths(acme, '/portal')).toEqual({
    ...acme,
    brand: { ...acme.brand, logo: '/portal/acme.svg' },
    legal: { ...acme.legal, privacy: '/portal/legal/privacy.html' },
  });
});

test('without a base path nothing changes', () => {
  expect(prefixAssetPaths(acme, '')).toBe(acme);
});

test('a company without images is unchanged', () => {
  expect(prefixAssetPaths({ key: 'plain', id: 43 }, '/portal')).toEqual({ key: 'plain', id: 43 });
});
