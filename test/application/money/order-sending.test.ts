import { OrderSending, type Refusal } from '../../../src/application/money/order-sending';
import { ERROR_CODE, type ErrorName } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { Authenticator } from '../../../src/application/session/ports/authenticator';
import { Page } from '../../../src/application/kernel/ports/page';
import { Passkeys } from '../../../src/application/session/ports/passkeys';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

/** Sends an order that is refused. */
async function sent(code: ErrorName, status: number) {
  const { resolve } = createTestPortal();
  const ports = { page: resolve(Page), passkeys: resolve(Passkeys), authenticator: resolve(Authenticator) };
  const renewKey = jest.fn();
  const shows = jest.fn((_refusal: Refusal) => true);
  const sending = new OrderSending(ports, { renewKey });
  await sending.send(() => Promise.reject(PortalError.refused([ERROR_CODE[code]], status)), shows);
  return { sending, renewKey, shows };
}

test('a key that was used for another order is a conflict, and is not renewed before the client says so', async () => {
  const { renewKey, sending, shows } = await sent('idempotencyConflict', 409);
  expect(sending.conflict).toBe(true);
  expect(renewKey).not.toHaveBeenCalled();
  expect(shows).not.toHaveBeenCalled();
  sending.restart();
  expect(sending.conflict).toBe(false);
  expect(renewKey).toHaveBeenCalledTimes(1);
});

test.each<[ErrorName, number]>([
  ['wrongCurrentPassword', 409],
  ['draftConflict', 409],
  ['expired', 409],
  ['duplicate', 409],
])(
  '%s with status %i is no conflict of keys: the form shows it, and the next order has a key of its own',
  async (code, status) => {
    const { renewKey, sending, shows } = await sent(code, status);
    expect(sending.conflict).toBe(false);
    expect(shows).toHaveBeenCalledTimes(1);
    expect(renewKey).toHaveBeenCalledTimes(1);
  },
);
