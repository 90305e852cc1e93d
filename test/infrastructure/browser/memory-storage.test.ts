import { LocalStore, TabStore } from '../../../src/application/kernel/ports/storage';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { ClientStore } from '../../../src/application/client/client-store';
import { SessionStore } from '../../../src/application/session/session-store';
import { defineExtension } from '../../../src/composition/extensions/define-extension';
import { bind } from '../../../src/infrastructure/di/binding';
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { createHttpPortal, type HttpPortal } from '../../gateway-kit/http-portal';
import { ScriptedGateway } from '../../gateway-kit/scripted-gateway';
import { MemoryStore } from '../../testkit/runner/memory-store';
import { usualAnswersOf } from './shell-faults.scenes';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const inMemory = () =>
  defineExtension({
    id: 'kiosk',
    bindings: [bind(LocalStore, () => new MemoryStore()), bind(TabStore, () => new MemoryStore())],
  });

let portal: HttpPortal;
afterEach(() => {
  portal.close();
  window.localStorage.clear();
});

/** A portal whose stores are in memory, on a page whose localStorage has these values. */
async function openPortal(storedValues: Readonly<Record<string, string>>) {
  Object.assign(globalThis, { __LOCALE_VERSIONS__: {}, __LOAD_CODE__: () => undefined });
  for (const [key, text] of Object.entries(storedValues)) window.localStorage.setItem(key, text);
  const usualAnswers = usualAnswersOf('main');
  const gateway = new ScriptedGateway((call, url) =>
    call === 'accounts' ? { text: '{"result":[]}' } : usualAnswers(call, url),
  );
  portal = createHttpPortal(gateway, { extensions: [inMemory()] });
  await portal.start();
  return gateway;
}

test.each([
  ['has expired', { token: 'stale', tokenExp: '1' }],
  ['has no expiry', { token: 'stale' }],
  ['has an expiry that is no number', { token: 'stale', tokenExp: 'tomorrow' }],
])(
  'with a memory storage, a token left in localStorage that %s is never sent',
  async (_case, storedValues) => {
    const { requests } = await openPortal(storedValues);
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    expect(requests.filter(({ url }) => url.includes('stale'))).toEqual([]);

    // A client who signs in now uses only their own token.
    const requestCount = requests.length;
    portal.resolve(SessionStore).accept('fresh');
    portal.resolve(AccountsStore).load();
    await untilSettled();
    expect(portal.resolve(ClientStore).setting?.id).toBe(7001);
    const authorizations = requests.slice(requestCount).map(({ authorization }) => authorization);
    expect(authorizations.length).toBeGreaterThan(1);
    expect(new Set(authorizations.filter((header) => header !== undefined))).toEqual(
      new Set(['Bearer fresh']),
    );
  },
);

test('with a memory storage, a valid token in localStorage is still the session', async () => {
  const { requests } = await openPortal({ token: 'valid', tokenExp: String(inAnHour()) });
  expect(portal.resolve(SessionStore).signedIn).toBe(true);
  expect(requests.map(({ authorization }) => authorization)).toContain('Bearer valid');
});
