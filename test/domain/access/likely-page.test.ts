import { likelyPage, type LikelyPage } from '../../../src/domain/access/likely-page';

const REPORTS = { path: '/reports', access: 'client' } as const;
const OFFERS = { path: '/offers', access: 'anyone' } as const;

type Page = LikelyPage<typeof REPORTS | typeof OFFERS>;
const LOGIN: Page = { inShell: false, route: 'login' };
const ACCOUNTS: Page = { inShell: true, route: 'accounts' };

// oxfmt-ignore
test.each<readonly [path: string, visitor: Page, client: Page]>([
  ['/accounts',         LOGIN,                                       ACCOUNTS],
  ['/Wallet/',          LOGIN,                                       { inShell: true, route: 'wallet' }],
  ['/',                 LOGIN,                                       ACCOUNTS],
  ['/nowhere',          LOGIN,                                       ACCOUNTS],
  ['/login',            LOGIN,                                       ACCOUNTS],
  ['/TokenLogin',       { inShell: false, route: 'token-login' },     ACCOUNTS],
  ['/forgot-password',  { inShell: false, route: 'forgot-password' }, { inShell: false, route: 'forgot-password' }],
  ['/reports',          LOGIN,                                       { inShell: true, screen: REPORTS }],
  ['/offers',           { inShell: false, screen: OFFERS },           { inShell: false, screen: OFFERS }],
])('%s most likely leads to this page', (path, visitor, client) => {
  expect(likelyPage(path, false, [REPORTS, OFFERS])).toEqual(visitor);
  expect(likelyPage(path, true, [REPORTS, OFFERS])).toEqual(client);
});
