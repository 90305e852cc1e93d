import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import type { MoveGuard } from '../../../src/application/kernel/core-ports/navigation';
import { GuardedHistory, type Guard, type Redirect } from '../../../src/composition/routing/guarded-history';

const NEXT: Readonly<Record<string, Redirect>> = {
  '/older': { to: '/closed', remember: '/older' },
  '/closed': { to: '/open?from=closed', notice: 'closed' },
};

function openAt(address: string, guard: Guard = (path) => NEXT[path] ?? null, basename = '') {
  const guardSpy = jest.fn(guard);
  const navigation: { moveGuard: MoveGuard | null } = { moveGuard: null };
  const onRedirect = jest.fn<void, [Redirect]>();
  const memory = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const history = new GuardedHistory(guardSpy, onRedirect, basename, navigation, memory);
  const renderedPaths: string[] = [];
  history.listen(() => renderedPaths.push(history.current.location.pathname));
  return {
    history,
    navigation,
    renderedPaths,
    guard: guardSpy,
    redirects: () => onRedirect.mock.calls.map(([redirect]) => redirect),
    entries: () => memory.index + 1,
    address: () => history.current.location.pathname + history.current.location.search,
  };
}

test('a refused page leaves no entry, and is never rendered', () => {
  const { history, address, entries, renderedPaths } = openAt('/a');
  history.push('/older');
  expect([address(), entries(), renderedPaths]).toEqual(['/open?from=closed', 2, ['/open']]);
  history.go(-1);
  expect(address()).toBe('/a');
});

test('a refused first page leaves no entry', () => {
  const { history, address, entries, guard } = openAt('/closed?x=1', (path) =>
    path === '/closed?x=1' ? { to: '/a' } : null,
  );
  expect([address(), entries()]).toEqual(['/a', 1]);
  expect(guard.mock.calls[0]).toEqual(['/closed?x=1', false]);
  expect(history.current.action).toBe('REPLACE');
});

test('a redirect to the current page adds no entry', () => {
  const { history, address, entries, renderedPaths } = openAt('/open?from=closed');
  history.push('/closed');
  expect([address(), entries(), renderedPaths]).toEqual(['/open?from=closed', 1, []]);
});

test('each redirect of a navigation is reported once, in order', () => {
  const { history, redirects } = openAt('/a');
  history.push('/older');
  expect(redirects()).toEqual([NEXT['/older'], NEXT['/closed']]);
  history.recheck();
  history.recheck();
  expect(redirects()).toHaveLength(2);
});

test('each click on a refused page is reported, although the page stays', () => {
  const { history, redirects } = openAt('/open?from=closed');
  history.push('/closed');
  history.push('/closed');
  expect(redirects()).toEqual([NEXT['/closed'], NEXT['/closed']]);
});

test('a page that was closed meanwhile is replaced when the visitor goes back to it', () => {
  let isClosed = false;
  const { history, address, guard } = openAt('/a', (path) =>
    isClosed && path === '/a' ? { to: '/b' } : null,
  );
  history.push('/c');
  isClosed = true;
  history.go(-1);
  expect(address()).toBe('/b');
  expect(guard).toHaveBeenCalledWith('/a', true);
});

test('a recheck leads away from the current page, and does not count as a move', () => {
  let isClosed = false;
  const { history, address, entries, guard } = openAt('/a', (path) =>
    isClosed && path === '/a' ? { to: '/b' } : null,
  );
  history.recheck();
  expect(address()).toBe('/a');
  isClosed = true;
  history.recheck();
  expect([address(), entries()]).toEqual(['/b', 1]);
  expect(guard.mock.calls.every(([, isMove]) => !isMove)).toBe(true);
});

test('guards get paths without the language prefix', () => {
  const { history, address, guard } = openAt(
    '/de',
    (path) => (path === '/' ? { to: '/accounts' } : null),
    '/de',
  );
  expect(address()).toBe('/de/accounts');
  history.push({ pathname: '/de/news', search: '?id=1', hash: '#top' }, 'state');
  expect(guard).toHaveBeenLastCalledWith('/news?id=1', true);
  expect(history.current.location).toMatchObject({
    pathname: '/de/news',
    search: '?id=1',
    hash: '#top',
    state: 'state',
  });
});

test('a removed listener is not called', () => {
  const { history } = openAt('/a');
  const listener = jest.fn();
  history.listen(listener)();
  history.push('/b');
  expect(listener).not.toHaveBeenCalled();
});

describe('with a move guard', () => {
  test('a move on hold leaves no entry and shows nothing, until it is carried out', () => {
    const { address, entries, history, navigation, renderedPaths } = openAt('/de/a', undefined, '/de');
    const moveGuard = jest.fn<boolean, Parameters<MoveGuard>>(() => true);
    navigation.moveGuard = moveGuard;
    history.push('/de/b?c=1');
    expect([address(), entries(), renderedPaths]).toEqual(['/de/a', 1, []]);
    const [target, go, undo] = moveGuard.mock.calls[0] ?? [];
    expect([target, undo]).toEqual(['/de/b?c=1', undefined]);
    go?.();
    expect([address(), entries()]).toEqual(['/de/b?c=1', 2]);
  });

  test('going back and forward can be undone and carried out later', () => {
    const { address, history, navigation, renderedPaths } = openAt('/a');
    history.push('/form');
    const moveGuard = jest.fn<boolean, Parameters<MoveGuard>>(() => true);
    navigation.moveGuard = moveGuard;
    history.go(-1);
    expect([address(), renderedPaths]).toEqual(['/form', ['/form']]);
    const [target, go, undo] = moveGuard.mock.calls[0] ?? [];
    expect(target).toBe('/a');
    undo?.();
    expect(moveGuard.mock.lastCall?.[0]).toBe('/form');
    navigation.moveGuard = null;
    go?.();
    expect([address(), renderedPaths]).toEqual(['/a', ['/form', '/a']]);
  });
});
