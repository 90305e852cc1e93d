import { expect } from 'expect';
import { OneTimeCodes } from '../../application/registration/ports/one-time-codes';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { Runner } from '../runner/runner';
import type { Capabilities } from '../runner/capabilities';
import { describeFailures, rejectionOf } from '../runner/failures';
import type { GatewayWorld, MakeWorld } from '../runner/gateway-world';
import { newPhone } from '../runner/visitors';

type Needs = 'port' | 'failNext';

/** The contract of the port `OneTimeCodes`. */
export function describeOneTimeCodesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  for (const channel of ['sms', 'whatsapp'] as const) {
    describe(`${name}OneTimeCodes keeps the contract of OneTimeCodes, ${channel}`, () => {
      let world: Pick<GatewayWorld, Needs>;
      beforeEach(async () => {
        world = await makeWorld();
      });

      test('a second code within a minute is refused with 5, a wrong one with 10', async () => {
        const { port } = world;
        const phone = newPhone();
        await port(OneTimeCodes).send(channel, phone);
        expect(await rejectionOf(port(OneTimeCodes).send(channel, phone))).toMatchObject({
          kind: 'refused',
          codes: [ERROR_CODE.tooManyTries],
        });
        const wrong = port(OneTimeCodes).verify(channel, phone, '99999');
        expect(await rejectionOf(wrong)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongCode] });
      });

      describeFailures(
        runner,
        () => world,
        {
          call: channel === 'sms' ? 'smsOtpSend' : 'whatsappOtpSend',
          make: ({ port }) => port(OneTimeCodes).send(channel, newPhone()),
          abortable: false,
          canBeMalformed: false,
        },
        capabilities,
      );
    });
  }
}
