import { EmailCheck } from '../../../src/application/registration/email-check';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { clientOf } from '../../../src/testkit/client/clients-data';
import { FakeBackend } from '../../../src/testkit/portal/fake-backend';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeGateway } from '../../../src/testkit/kernel/fake-gateway';
import { FakeRegistration } from '../../../src/testkit/registration/fake-registration';

function createCheck() {
  const clock = new FakeClock();
  const backend = new FakeBackend(new FakeGateway(), () => clock.now());
  backend.add({ email: 'ann@example.com', password: 'x', setting: clientOf('main') });
  return { backend, clock, check: new EmailCheck(new FakeRegistration(backend), clock) };
}

it('recognises a client’s address however it is written', async () => {
  const { check } = createCheck();
  await check.check(' Ann@Example.com ');
  expect(check.isKnown('ANN@example.com')).toBe(true);
  expect(check.isKnown('<mailto:ann@example.com>')).toBe(true);
  expect(check.isKnown('bob@example.com')).toBe(false);
});

it('checks each valid address once, every three seconds, and at most ten times', async () => {
  const { backend, check, clock } = createCheck();
  await check.check('ann');
  await check.check('a@example.com');
  await check.check('b@example.com');
  expect(backend.count('clientCheck')).toBe(1);
  for (let at = 0; at < 20; at += 1) {
    clock.advance(3_000);
    await check.check('a@example.com');
    await check.check(`visitor-${at}@example.com`);
  }
  expect(backend.count('clientCheck')).toBe(10);
});

it('reports nothing if the gateway does not answer', async () => {
  const { backend, check } = createCheck();
  backend.failNext('clientCheck', PortalError.unavailable());
  await check.check('ann@example.com');
  expect(check.isKnown('ann@example.com')).toBe(false);
});

it('pauses as long as the gateway requires', async () => {
  const { backend, check, clock } = createCheck();
  backend.failNext('clientCheck', PortalError.refused([ERROR_CODE.tooManyTries], 200, 40_000));
  await check.check('bob@example.com');
  clock.advance(39_000);
  await check.check('ann@example.com');
  expect(check.isKnown('ann@example.com')).toBe(false);
  clock.advance(1_000);
  await check.check('ann@example.com');
  expect(check.isKnown('ann@example.com')).toBe(true);
});
