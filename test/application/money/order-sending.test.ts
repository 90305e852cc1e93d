import { OrderSending } from '../../../src/application/money/order-sending';
import { ERROR_CODE, type ErrorName } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { Authenticator } from '../../../src/application/session/ports/authenticator';
import { Page } from '../../../src/application/kernel/ports/page';
import { Passkeys } from '../../../src/application/session/ports/passkeys';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

function createSending() {
  const { resolve } = createTestPortal();
  const ports = { page: resolve(Page), passkeys: resolve(Passkeys), authenticator: resolve(Authenticator) };
  const renewKey = jest.fn();
  return { sending: new OrderSending(ports, { renewKey }), renewKey };
}

/** Sends an order that is refused, and shows the reason. */
async function sendRefusedOrder(code: ErrorName, status: number) {
  const { sending, renewKey } = createSending();
  const result = await sending.send(
    () => Promise.reject(PortalError.refused([ERROR_CODE[code]], status)),
    '100.00',
  );
  if (result.kind !== 'refused') throw new Error('the order was not refused');
  sending.show(result);
  return { sending, renewKey, result };
}

test('a key that was used for another order is a conflict, and is renewed only when the client restarts', async () => {
  const { renewKey, result, sending } = await sendRefusedOrder('idempotencyConflict', 409);
  expect(result).toEqual({ kind: 'refused', at: 'key' });
  expect(sending.problem?.at).toBe('key');
  expect(renewKey).not.toHaveBeenCalled();
  sending.restart();
  expect(sending.problem).toBeNull();
  expect(renewKey).toHaveBeenCalledTimes(1);
});

test.each<[ErrorName, number, 'form' | 'quote']>([
  ['weakPassword', 409, 'form'],
  ['draftConflict', 409, 'form'],
  ['expired', 409, 'quote'],
  ['duplicate', 409, 'form'],
])(
  '%s with status %i is not a conflict of keys, and the next order has a new key',
  async (code, status, at) => {
    const { renewKey, result, sending } = await sendRefusedOrder(code, status);
    expect(result).toMatchObject({ kind: 'refused', at });
    expect(sending.problem).toMatchObject({ at, problem: { kind: 'refused', codes: [ERROR_CODE[code]] } });
    expect(renewKey).toHaveBeenCalledTimes(1);
  },
);

test.each<[string, PortalError]>([
  ['a lost connection', PortalError.unavailable()],
  ['status 502', PortalError.unavailable({ status: 502 })],
  ['an unreadable answer', PortalError.malformed('truncated')],
])('after %s the key stays the same, since the money may have moved', async (_, error) => {
  const { sending, renewKey } = createSending();
  const result = await sending.send(() => Promise.reject(error), '100.00');
  expect(result).toMatchObject({ kind: 'refused', at: 'form' });
  expect(renewKey).not.toHaveBeenCalled();
});

test('a second order is not sent while the first one is', async () => {
  const { sending } = createSending();
  const order = jest.fn(() => Promise.resolve('request-1'));
  const results = await Promise.all([sending.send(order, '100.00'), sending.send(order, '100.00')]);
  expect(results).toEqual([{ kind: 'accepted', answer: 'request-1' }, { kind: 'notSent' }]);
  expect(order).toHaveBeenCalledTimes(1);
});

test('a text without a code is an error of its field, and is not sent', async () => {
  const { sending } = await sendRefusedOrder('codeNeeded', 403);
  const order = jest.fn(() => Promise.resolve('sent'));
  sending.proof.setCode('x'.repeat(200));
  expect(await sending.send(order, '100.00')).toMatchObject({ kind: 'notSent' });
  expect(sending.proof.issue).toBe('wrong');
  expect(order).not.toHaveBeenCalled();
});

test('a client without a second factor enters the password for a new destination', async () => {
  const { renewKey, sending } = createSending();
  const refusals = [
    PortalError.refused([ERROR_CODE.codeNeeded], 403, undefined, { methods: ['password'] }),
    PortalError.refused([ERROR_CODE.wrongCurrentPassword], 400),
  ];
  const order = jest.fn((_proof: unknown) => {
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve('request-1');
  });
  const submit = async () => {
    const result = await sending.send(order, '100.00');
    if (result.kind === 'refused') sending.show(result);
    return [result.kind, sending.proof.requiredProof, sending.proof.issue];
  };
  expect(await submit()).toEqual(['refused', 'password', 'missing']);
  expect(await submit()).toEqual(['notSent', 'password', 'missing']);
  sending.proof.setPassword('Wrong-horse-9');
  expect(await submit()).toEqual(['refused', 'password', 'wrong']);
  sending.proof.setPassword('Right-horse-9');
  expect(await submit()).toEqual(['accepted', 'password', undefined]);
  expect(order.mock.calls.map(([proof]) => proof)).toEqual([
    { code: null },
    { password: 'Wrong-horse-9' },
    { password: 'Right-horse-9' },
  ]);
  // It is the same order each time: two tabs that send it make it once.
  expect(renewKey).not.toHaveBeenCalled();
});
