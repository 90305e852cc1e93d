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
