import { Applications } from '../../../src/application/onboarding/ports/applications';
import { ClientStore } from '../../../src/application/client/client-store';
import { ExternalOnboardingStore } from '../../../src/application/onboarding/external-onboarding-store';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openStore(address: string) {
  const portal = createTestPortal({
    signedIn: true,
    address: '/open-investment-account',
    client: { isOpenAccount: true },
  });
  const form = portal.backend.forms.get(0)!;
  portal.backend.forms.delete(0);
  portal.backend.onboardingUrl = address;
  await portal.start();
  const store = portal.resolve(ExternalOnboardingStore);
  const setting = () => portal.resolve(ClientStore).setting;
  return { backend: portal.backend, form, now: () => portal.clock.now(), portal, setting, store };
}

test('the URL is where the gateway sends the client, unless that is this page', async () => {
  for (const [address, providerUrl] of [
    ['https://onboarding.example/start', 'https://onboarding.example/start'],
    ['http://localhost/open-investment-account', null],
  ] as const) {
    const { backend, store } = await openStore(address);
    expect(store.providerUrl).toBeNull();
    store.open();
    await untilSettled();
    expect(store.providerUrl).toBe(providerUrl);
    expect(backend.count('onboardingUrl')).toBe(1);
  }
});

describe('a client who has finished there', () => {
  async function openFinished() {
    const view = await openStore('https://onboarding.example/start');
    view.store.open();
    await untilSettled();
    await view.store.finish();
    await untilSettled();
    return view;
  }

  test('is not reminded any more, and has no state if the gateway has no application', async () => {
    const { backend, now, setting, store } = await openFinished();
    expect(setting()?.isOpenAccount).toBe(false);
    expect(backend.count('client')).toBe(2);
    expect(store.outcome).toEqual({ state: null, asOf: now() });
    expect(store.submission.problem).toBeNull();
  });

  test('sees the new state of the application after a refresh', async () => {
    const { backend, form, portal, store } = await openFinished();
    portal.clock.advance(60_000);
    await store.refreshOutcome();
    expect(store.outcome).toEqual({ state: null, asOf: portal.clock.now() });
    backend.forms.set(0, form);
    // A started application is not submitted yet.
    await store.refreshOutcome();
    expect(store.outcome?.state).toBeNull();
    const { applications } = portal.owner;
    const application = await portal.resolve(Applications).current(0);
    applications.set(0, { ...application, state: 'submitted' });
    await store.refreshOutcome();
    expect(store.outcome?.state).toBe('submitted');
    expect(backend.count('closeOnboarding')).toBe(1);
  });

  test('sees a failed refresh and the earlier outcome, until the page is opened again', async () => {
    const { backend, store } = await openFinished();
    const { outcome: earlierOutcome } = store;
    backend.failNext('application', PortalError.unavailable());
    await store.refreshOutcome();
    expect(store.submission.problem).not.toBeNull();
    expect(store.outcome).toBe(earlierOutcome);
    store.open();
    expect([store.outcome, store.submission.problem]).toEqual([null, null]);
    backend.failNext('closeOnboarding', PortalError.unavailable());
    await store.finish();
    expect(store.outcome).toBeNull();
    expect(store.submission.problem).not.toBeNull();
  });
});
