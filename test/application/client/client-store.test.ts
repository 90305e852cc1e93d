import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

function createPortal() {
  const portal = createTestPortal({ signedIn: true });
  portal.session.start();
  return portal;
}

describe('ClientStore', () => {
  test('requests the client once for all callers', async () => {
    const { client, backend, owner } = createPortal();
    const [first, second] = await Promise.all([client.load(), client.load()]);
    await client.load();
    expect([first, second]).toEqual([owner.setting, owner.setting]);
    expect(client.setting).toEqual(owner.setting);
    expect(backend.count('client')).toBe(1);
  });

  test('a failure is in the state, and Retry repeats the call', async () => {
    const { client, backend } = createPortal();
    backend.failNext('client', PortalError.refused([ERROR_CODE.failed], 400));
    expect(await client.load()).toBeUndefined();
    expect(client.remote).toMatchObject({ status: 'failed', error: { codes: [ERROR_CODE.failed] } });
    client.retry();
    await untilSettled();
    expect(client.remote.status).toBe('ready');
  });

  test('after forgetting the client, requests it again', async () => {
    const { client, backend, owner } = createPortal();
    await client.load();
    owner.setting = { ...owner.setting, isOpenAccount: true };
    client.forget();
    expect(client.setting).toBeUndefined();
    await client.load();
    expect(client.setting?.isOpenAccount).toBe(true);
    expect(backend.count('client')).toBe(2);
  });
});
