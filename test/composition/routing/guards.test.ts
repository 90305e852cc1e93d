import { createGuards } from '../../../src/composition/routing/guards';
import type { Guard, Redirect } from '../../../src/composition/routing/guarded-history';
import { isShellRoute } from '../../../src/domain/access/routes';
import { ROUTE_KEYS } from '../../../src/domain/access/routes.table';
import type { ContributedScreen } from '../../../src/domain/site/contributed-screens';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const CLIENT_SCREEN: ContributedScreen = {
  key: 'own',
  path: '/own',
  title: 'own.title',
  access: 'client',
  companies: ['bank'],
};
const OPEN_SCREEN: ContributedScreen = {
  key: 'own-open',
  path: '/own-open',
  title: 'own.open',
  access: 'anyone',
};

async function startPortal(options: TestPortalOptions) {
  const portal = createTestPortal(options);
  await portal.start();
  await untilSettled();
  return { ...portal, guards: createGuards(portal.resolve) };
}

type StartedPortal = Awaited<ReturnType<typeof startPortal>>;

function guardsOf({ guards }: StartedPortal): [name: string, guard: Guard][] {
  const routeGuards = ROUTE_KEYS.map((key): [string, Guard] => [
    key,
    isShellRoute(key) ? guards.shell(key) : guards.open(key),
  ]);
  return [
    ...routeGuards,
    ['own', guards.extension(CLIENT_SCREEN)],
    ['own-open', guards.extension(OPEN_SCREEN)],
    ['root', guards.to('/accounts')],
  ];
}

/** Everything that a guard could change. */
const stateOf = ({ tab, local, notices, navigation, session }: StartedPortal) => ({
  tab: Object.fromEntries(tab.entries),
  local: Object.fromEntries(local.entries),
  notices: notices.notices.length,
  visited: [...navigation.visits],
  returnPath: session.readReturnPath(),
});

const VISITORS: [visitor: string, options: TestPortalOptions][] = [
  ['a visitor', { signedIn: false }],
  ['a client of main', { signedIn: true }],
  ['a client of bank', { signedIn: true, variant: 'bank' }],
  ['a client of invest', { signedIn: true, variant: 'invest' }],
  ['a client of international', { signedIn: true, variant: 'international' }],
  ['a site for registration only', { config: { registrationOnly: true } }],
];

describe.each(VISITORS)('the guards of %s', (_visitor, options) => {
  test.each([true, false])('change nothing however often they run (move: %s)', async (isMove) => {
    const portal = await startPortal({ ...options, storedInTab: { 'portico.returnTo': '/news?page=2' } });
    const stateBefore = stateOf(portal);
    for (const [, guard] of guardsOf(portal)) {
      const redirect = guard('/some-page?a=1', isMove);
      expect(guard('/some-page?a=1', isMove)).toEqual(redirect);
    }
    expect(stateOf(portal)).toEqual(stateBefore);
  });
});

describe('a redirect', () => {
  const cases: [string, TestPortalOptions, (portal: StartedPortal) => Guard, Redirect | null][] = [
    [
      'leads a visitor to the sign-in, and back after it',
      { signedIn: false },
      ({ guards }) => guards.shell('news'),
      { to: '/login', remember: '/some-page' },
    ],
    [
      'leads a client from the sign-in to the stored path, and drops that path',
      { signedIn: true, storedInTab: { 'portico.returnTo': '/news?page=2' } },
      ({ guards }) => guards.open('login'),
      { to: '/news?page=2', remember: null },
    ],
    [
      'leads a client to a page of their company, with a notice',
      { signedIn: true },
      ({ guards }) => guards.extension(CLIENT_SCREEN),
      { to: '/accounts', notice: 'routes.notForAccount' },
    ],
    [
      'is not needed for a client’s accounts',
      { signedIn: true },
      ({ guards }) => guards.shell('accounts'),
      null,
    ],
  ];
  test.each(cases)('%s', async (_name, options, guardOf, redirect) => {
    const portal = await startPortal(options);
    expect(guardOf(portal)('/some-page', true)).toEqual(redirect);
  });
});
