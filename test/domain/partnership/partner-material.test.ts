import {
  culturesOf,
  filterMaterial,
  materialFilterEntries,
  readMaterialFilter,
  sizesOf,
  type PartnerMaterial,
} from '../../../src/domain/partnership/partner-material';
import { partnerPage } from '../../../src/domain/partnership/partner-tabs';

const item = (id: number, culture: string, size: readonly [number, number] | null): PartnerMaterial => ({
  id,
  kind: size ? 'banner' : 'text',
  width: size?.[0] ?? null,
  height: size?.[1] ?? null,
  culture,
  alt: 'Global markets',
  picture: size ? `/picture/${id}` : null,
  validUntil: null,
});

const ITEMS = [
  item(1, 'en-US', [300, 250]),
  item(2, 'en-US', [728, 90]),
  item(3, 'en-US', null),
  item(4, 'ur-PK', [300, 250]),
  item(5, 'ur-PK', null),
];
const idsOf = (filter: Parameters<typeof filterMaterial>[1]) =>
  filterMaterial(ITEMS, filter).map(({ id }) => id);

test('an address names size and language, and nothing else', () => {
  const filter = { size: '300x250', culture: 'ur-PK' };
  const address = partnerPage('links', { level: '2' }, undefined, filter);
  expect(address).toBe('?tab=links&level=2&size=300x250&culture=ur-PK');
  expect(readMaterialFilter(new URLSearchParams(address))).toEqual(filter);
  for (const text of ['size=&culture=', 'size=0x90&culture=urdu', 'size=wide&culture=en-us', ''])
    expect(readMaterialFilter(new URLSearchParams(text))).toEqual({});
  expect(materialFilterEntries({})).toEqual([]);
});

test('a size selects banners only, a language banners and texts', () => {
  expect(idsOf({})).toEqual([1, 2, 3, 4, 5]);
  expect(idsOf({ size: '300x250' })).toEqual([1, 4]);
  expect(idsOf({ culture: 'ur-PK' })).toEqual([4, 5]);
  expect(idsOf({ size: '728x90', culture: 'ur-PK' })).toEqual([]);
});

test('each size and each language is a choice once', () => {
  expect(sizesOf(ITEMS)).toEqual(['300x250', '728x90']);
  expect(culturesOf(ITEMS)).toEqual(['en-US', 'ur-PK']);
  expect(sizesOf([{ ...item(6, 'en-US', [300, 250]), height: null }])).toEqual([]);
});
