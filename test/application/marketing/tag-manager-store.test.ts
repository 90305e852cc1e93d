import type { BuiltInVariant } from '../../../src/domain/site/company';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import {
  createTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const IDS = { main: 'M', invest: 'I', bank: 'B', international: 'X', internationalAf: 'XA' };

async function openPortal(
  options: TestPortalOptions = {},
  prepare: (portal: TestPortal) => void = () => undefined,
) {
  const portal = createTestPortal({ address: '/login', config: { tagManager: IDS }, ...options });
  prepare(portal);
  await portal.start();
  portal.tagManager.start();
  await untilSettled();
  return portal;
}

describe('the tag manager (R7, D2)', () => {
  // oxfmt-ignore
  test.each<[BuiltInVariant, string | null, string[], number]>([
    // variant        continent  loaded   geo requests
    ['main',          'AF',      ['M'],   0],
    ['invest',        'AF',      ['I'],   0],
    ['bank',          'AF',      ['B'],   0],
    ['other',         'AF',      [],      0],
    ['international', 'EU',      ['X'],   1],
    ['international', null,      ['X'],   1],
    ['international', 'AF',      ['XA'],  1],
  ])('%s in %s: %j', async (variant, continent, loadedIds, geoRequests) => {
    const { fakeTagManager, backend } = await openPortal({ variant }, (portal) => {
      portal.backend.visitor.continent = continent;
    });
    expect(fakeTagManager.loadedIds).toEqual(loadedIds);
    expect(backend.count('country')).toBe(geoRequests);
  });

  test('without an id nothing is loaded or requested', async () => {
    const { fakeTagManager, backend } = await openPortal({ variant: 'international', config: {} });
    expect([fakeTagManager.loadedIds, backend.count('country')]).toEqual([[], 0]);
  });

  test('an unknown location counts as elsewhere', async () => {
    const { fakeTagManager } = await openPortal({ variant: 'international' }, ({ backend }) =>
      backend.failNext('country', PortalError.refused([ERROR_CODE.notFound], 404)),
    );
    expect(fakeTagManager.loadedIds).toEqual(['X']);
  });

  test('loads once per page load, also after a sign-out', async () => {
    const portal = await openPortal({ signedIn: true });
    portal.session.signOut('manual');
    await untilSettled();
    expect(portal.fakeTagManager.loadedIds).toEqual(['M']);
  });

  test('waits for the client’s company', async () => {
    const portal = createTestPortal({
      signedIn: true,
      config: { tagManager: IDS },
      storedValues: { language: 'en-US' },
    });
    const release = portal.backend.hold('client');
    await portal.start();
    portal.tagManager.start();
    await untilSettled();
    expect(portal.fakeTagManager.loadedIds).toEqual([]);
    release();
    await untilSettled();
    expect(portal.fakeTagManager.loadedIds).toEqual(['M']);
  });

  test('a page with a password link in its address loads none', async () => {
    const { fakeTagManager } = await openPortal({ address: '/new-password?resetToken=R' });
    expect(fakeTagManager.loadedIds).toEqual([]);
  });

  test('waits for the yes if consent is required', async () => {
    const portal = await openPortal({ config: { tagManager: IDS, consent: 'banner' } });
    expect(portal.fakeTagManager.loadedIds).toEqual([]);
    portal.consent.setAnswer('no');
    await untilSettled();
    expect(portal.fakeTagManager.loadedIds).toEqual([]);
    portal.consent.setAnswer('yes');
    await untilSettled();
    portal.consent.setAnswer('yes');
    await untilSettled();
    expect(portal.fakeTagManager.loadedIds).toEqual(['M']);
  });
});
