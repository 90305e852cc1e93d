import { autorun } from 'mobx';
import { DocumentsStore } from '../../../src/application/documents/documents-store';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

test('the time is read from the clock each time, also while a view observes it', async () => {
  const portal = createTestPortal({ signedIn: true });
  await portal.start();
  const store = portal.resolve(DocumentsStore);
  const stop = autorun(() => void store.now());
  const before = store.now();
  portal.clock.advance(60_000);
  expect(store.now() - before).toBe(60_000);
  stop();
});
