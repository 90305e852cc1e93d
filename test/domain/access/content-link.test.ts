import { contentLink } from '../../../src/domain/access/content-link';

const PAGES = {
  slugs: ['portico'],
  screens: [{ key: 'reports', path: '/acme/reports', title: '', access: 'client' }],
} as const;

describe('targets of links in the gateway’s content (X1, X3)', () => {
  test.each([
    ['https://broker.example/offer?a=1', 'https://broker.example/offer?a=1'],
    ['https://portal.example/news', 'https://portal.example/news'],
  ])('%s: another site', (url, href) => {
    expect(contentLink(url, PAGES)).toEqual({ kind: 'outside', href });
  });

  test.each([
    ['/news', '/news'],
    ['/Wallet', '/Wallet'],
    ['/how-to-use?tab=market-buzz', '/how-to-use?tab=market-buzz'],
    ['/de/news', '/news'],
    ['/Acme/Reports/?year=2026', '/Acme/Reports/?year=2026'],
    ['/portico-social', '/portico-social'],
  ])('%s: a page of the portal', (url, to) => {
    expect(contentLink(url, PAGES)).toEqual({ kind: 'inside', to });
  });

  test('a path with the brand’s slug as its placeholder is of the reader’s brand', () => {
    const pages = { ...PAGES, slugs: ['portico', 'acme'] };
    const to = (url: string, slug?: string) => contentLink(url, pages, slug);
    expect(to('/{slug}-social?copy=7', 'acme')).toEqual({ kind: 'inside', to: '/acme-social?copy=7' });
    expect(to('/{slug}-social')).toEqual({ kind: 'inside', to: '/portico-social' });
    expect(contentLink('/{slug}-social', { ...PAGES, slugs: [] })).toBeNull();
    expect(to('/news{slug}', 'acme')).toBeNull();
  });

  test.each([
    null,
    '',
    'news',
    '/',
    '/unknown',
    '/acme',
    '/login',
    '/TokenLogin?token=T',
    '//evil.example/news',
    '/\\evil.example/news',
    'http://broker.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://user:password@broker.example/',
    'https://',
  ])('%s: no link', (url) => {
    expect(contentLink(url, PAGES)).toBeNull();
  });
});
