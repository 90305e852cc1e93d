import { OnboardingElsewhereStore } from '../../../src/application/stores/onboarding-elsewhere-store';
import { createTestPortal } from '../../../src/testkit/create-test-portal';
import { flush } from '../../../src/testkit/flush';

test('where the gateway has the client go on, unless that is this page', async () => {
  for (const [address, onwards] of [
    ['https://onboarding.example/start', 'https://onboarding.example/start'],
    ['http://localhost/open-investment-account', null],
  ] as const) {
    const portal = createTestPortal({ signedIn: true, address: '/open-investment-account' });
    portal.backend.onboardingUrl = address;
    await portal.start();
    const store = portal.resolve(OnboardingElsewhereStore);
    expect(store.onwards).toBeNull();
    store.open();
    await flush();
    expect(store.onwards).toBe(onwards);
    expect(portal.backend.count('onboardingUrl')).toBe(1);
  }
});
