import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { GuardedHistory, type Lead } from '../../../src/composition/routing/guarded-history';

/** Nobody may stay at `/closed`, nor at `/older`, which leads there. */
const TO: Readonly<Record<string, string>> = { '/older': '/closed', '/closed': '/open?from=closed' };

function opened(address: string, lead: Lead = (path) => TO[path] ?? null, basename = '') {
  const guard = jest.fn(lead);
  const memory = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const history = new GuardedHistory(guard, basename, memory);
  const shown: string[] = [];
  history.listen(() => shown.push(history.current.location.pathname));
  return {
    history,
    shown,
    guard,
    entries: () => memory.index + 1,
    at: () => history.current.location.pathname + history.current.location.search,
  };
}

test('a page that may not stay leaves no entry, and is not in sight for a moment', () => {
  const { history, at, entries, shown } = opened('/a');
  history.push('/older');
  expect([at(), entries(), shown]).toEqual(['/open?from=closed', 2, ['/open']]);
  history.go(-1);
  expect(at()).toBe('/a');
});

test('nor does the first', () => {
  const { history, at, entries, guard } = opened('/closed?x=1', (path) =>
    path === '/closed?x=1' ? '/a' : null,
  );
  expect([at(), entries()]).toEqual(['/a', 1]);
  expect(guard.mock.calls[0]).toEqual(['/closed?x=1', false]);
  expect(history.current.action).toBe('REPLACE');
});

test('who is led back to where they are has not moved', () => {
  const { history, at, entries, shown } = opened('/open?from=closed');
  history.push('/closed');
  expect([at(), entries(), shown]).toEqual(['/open?from=closed', 1, []]);
});

test('a page that is closed meanwhile is replaced when somebody goes back to it', () => {
  let closed = false;
  const { history, at, guard } = opened('/a', (path) => (closed && path === '/a' ? '/b' : null));
  history.push('/c');
  closed = true;
  history.go(-1);
  expect(at()).toBe('/b');
  expect(guard).toHaveBeenCalledWith('/a', true);
});

test('asked again, the guard leads from the page in sight, and nobody has moved', () => {
  let closed = false;
  const { history, at, entries, guard } = opened('/a', (path) => (closed && path === '/a' ? '/b' : null));
  history.recheck();
  expect(at()).toBe('/a');
  closed = true;
  history.recheck();
  expect([at(), entries()]).toEqual(['/b', 1]);
  expect(guard.mock.calls.every(([, moved]) => !moved)).toBe(true);
});

test('guards know nothing of the language prefix', () => {
  const { history, at, guard } = opened('/de', (path) => (path === '/' ? '/accounts' : null), '/de');
  expect(at()).toBe('/de/accounts');
  history.push({ pathname: '/de/news', search: '?id=1', hash: '#top' }, 'kept');
  expect(guard).toHaveBeenLastCalledWith('/news?id=1', true);
  expect(history.current.location).toMatchObject({
    pathname: '/de/news',
    search: '?id=1',
    hash: '#top',
    state: 'kept',
  });
});

test('who no longer listens hears nothing', () => {
  const { history } = opened('/a');
  const heard = jest.fn();
  history.listen(heard)();
  history.push('/b');
  expect(heard).not.toHaveBeenCalled();
});
