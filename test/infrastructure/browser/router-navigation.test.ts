import { createMemoryRouter } from 'react-router-dom';
import { RouterNavigation } from '../../../src/infrastructure/browser/router-navigation';
import { describeNavigationContract } from '../../../src/testkit/contracts/navigation.contract';
import { runner } from '../../jest/runner';

const START = '/how-to-use?tab=market-buzz';

function routerAt(prefix: string) {
  return createMemoryRouter([{ path: '*' }], { basename: prefix || '/', initialEntries: [prefix + START] });
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe.each(['', '/de'])('with the prefix "%s"', (prefix) => {
  describeNavigationContract(runner, 'RouterNavigation', () => {
    const router = routerAt(prefix);
    const navigation = new RouterNavigation(prefix);
    navigation.attach(router);
    return { navigation, settled, back: () => router.navigate(-1) };
  });
});

describe('RouterNavigation before the router exists', () => {
  test('returns the current address', () => {
    window.history.replaceState(null, '', '/de/Profile?a=1');
    expect(new RouterNavigation('/de').current()).toEqual({ path: '/Profile', search: '?a=1' });
  });

  test('keeps the last requested navigation for it', async () => {
    const router = routerAt('/de');
    const navigation = new RouterNavigation('/de');
    navigation.go('/news');
    navigation.go('/login', { replace: true });
    navigation.attach(router);
    await settled();
    expect(navigation.current()).toEqual({ path: '/login', search: '' });
    expect(router.state.location.pathname).toBe('/de/login');
  });
});
