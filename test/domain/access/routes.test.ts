import { contributedScreenAt } from '../../../src/domain/access/contributed-pages';
import { routeOfPath } from '../../../src/domain/access/routes';

test.each([
  ['/login', 'login'],
  ['/LOGIN//', 'login'],
  ['/', undefined],
  ['', undefined],
  ['//', undefined],
])('%j is the route %j', (path, route) => {
  expect(routeOfPath(path, '')).toBe(route);
});

it('a path of many slashes is read at once', () => {
  const path = `/login${'/'.repeat(100_000)}`;
  const startedAt = performance.now();
  expect(routeOfPath(path, '')).toBe('login');
  expect(routeOfPath(`${path}x`, '')).toBeUndefined();
  expect(contributedScreenAt([{ path: '/own' }], `${path}x`)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
