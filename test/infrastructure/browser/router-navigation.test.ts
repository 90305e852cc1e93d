import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { GuardedHistory } from '../../../src/composition/routing/guarded-history';
import { RouterNavigation } from '../../../src/infrastructure/browser/router-navigation';
import { describeNavigationContract } from '../../../src/testkit/kernel/navigation.contract';
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { runner } from '../../jest/runner';

const START = '/how-to-use?tab=market-buzz';

function historyAt(prefix: string) {
  const memory = createMemoryHistory({ initialEntries: [prefix + START], v5Compat: true });
  return new GuardedHistory(
    () => null,
    () => undefined,
    prefix,
    { moveGuard: null },
    memory,
  );
}

describe.each(['', '/de'])('with the prefix "%s"', (prefix) => {
  describeNavigationContract(runner, 'RouterNavigation', () => {
    const history = historyAt(prefix);
    const navigation = new RouterNavigation(prefix);
    navigation.attach(history);
    return { navigation, untilSettled, back: async () => history.go(-1) };
  });
});

describe('RouterNavigation before the router exists', () => {
  test('returns the current address', () => {
    window.history.replaceState(null, '', '/de/Profile?a=1');
    expect(new RouterNavigation('/de').current()).toEqual({ path: '/Profile', search: '?a=1' });
  });

  test('stores the last requested navigation until then', () => {
    const history = historyAt('/de');
    const navigation = new RouterNavigation('/de');
    navigation.go('/news');
    navigation.go('/login', { replace: true });
    navigation.attach(history);
    expect(navigation.current()).toEqual({ path: '/login', search: '' });
    expect(history.current.location.pathname).toBe('/de/login');
  });
});
