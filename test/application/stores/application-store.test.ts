import { ApplicationStore } from '../../../src/application/stores/application-store';
import { ERROR_CODE } from '../../../src/domain/error-codes.table';
import { PortalError } from '../../../src/domain/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/create-test-portal';
import { flush } from '../../../src/testkit/flush';

const DRAFT = 'portico.draft.application.0';

const MARA = {
  salutation: 'ms',
  firstName: 'Mara',
  lastName: 'Okafor',
  birthDate: '1990-05-31',
  citizenship: 'Kenya',
  reason: 'grow',
} as const;

async function opened(options: TestPortalOptions = {}, typeId = 0) {
  const portal = createTestPortal({ signedIn: true, address: '/open-investment-account', ...options });
  await portal.start();
  const store = portal.resolve(ApplicationStore);
  const leave = store.open(typeId);
  await flush();
  return { portal, store, leave };
}

function fill(store: ApplicationStore) {
  for (const [field, value] of Object.entries(MARA)) store.set(field as keyof typeof MARA, value);
}

const kept = ({ portal }: Awaited<ReturnType<typeof opened>>) => Object.fromEntries(portal.tab.kept);

describe('a draft', () => {
  test('survives a reload, for this client and this application only', async () => {
    const before = await opened();
    before.store.set('firstName', 'Mara');
    const storedInTab = kept(before);
    const { id } = before.portal.owner.setting;
    expect((await opened({ storedInTab })).store.person.firstName).toBe('Mara');
    expect((await opened({ storedInTab }, 3)).store.person.firstName).toBe('');
    expect((await opened({ storedInTab, client: { id: id + 1 } })).store.person.firstName).toBe('');
  });

  test('is gone once it is saved', async () => {
    const view = await opened();
    fill(view.store);
    expect(kept(view)).toHaveProperty([DRAFT]);
    await view.store.save();
    expect(view.store.savedAt).not.toBeNull();
    expect(kept(view)).not.toHaveProperty([DRAFT]);
  });

  test('is kept if the gateway refuses it', async () => {
    const view = await opened();
    fill(view.store);
    view.portal.backend.failNext('saveApplication', PortalError.refused([ERROR_CODE.failed], 400));
    await view.store.save();
    expect(view.store.submission.problem).toMatchObject({ codes: [ERROR_CODE.failed] });
    expect((await opened({ storedInTab: kept(view) })).store.person).toEqual(MARA);
  });

  test('typed while answers are being saved is kept separately', async () => {
    const view = await opened();
    fill(view.store);
    const release = view.portal.backend.hold('saveApplication');
    const saving = view.store.save();
    await flush();
    view.store.set('citizenship', 'Ghana');
    release();
    await saving;
    expect(view.store.savedAt).toBeNull();
    expect((await opened({ storedInTab: kept(view) })).store.person.citizenship).toBe('Ghana');
  });

  test('is saved with its own application, whichever is open', async () => {
    const { portal, store, leave } = await opened();
    fill(store);
    const release = portal.backend.hold('saveApplication');
    const saving = store.save();
    await flush();
    leave();
    store.open(3);
    store.set('firstName', 'Ann');
    release();
    await saving;
    expect([...portal.tab.kept.keys()]).not.toContain(DRAFT);
    expect([...portal.tab.kept.keys()]).toContain('portico.draft.application.3');
    expect(store.savedAt).toBeNull();
  });
});

test('a language change reloads the page once the answers being saved have arrived (D9)', async () => {
  const { portal, store } = await opened();
  fill(store);
  const release = portal.backend.hold('saveApplication');
  const saving = store.save();
  await flush();
  const changed = portal.language.change('de-DE', 'open-investment-account');
  await flush();
  expect(portal.page).toMatchObject({ culture: 'de-DE', reloads: 0 });
  release();
  await Promise.all([saving, changed]);
  expect(portal.page.reloads).toBe(1);
});

test('a page that was left does not delay a language change', async () => {
  const { portal, store, leave } = await opened();
  fill(store);
  portal.backend.hold('saveApplication');
  void store.save();
  leave();
  await portal.language.change('de-DE', 'open-investment-account');
  expect(portal.page.reloads).toBe(1);
});
