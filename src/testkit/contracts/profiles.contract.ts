import { expect } from 'expect';
import { Profiles } from '../../application/ports/profiles';
import { Gateway } from '../../application/ports/gateway';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'failNext' | 'credentials';

/** The contract of the port `Profiles`. */
export function describeProfilesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Profiles keeps the contract of Profiles`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('a wrong current password is refused with 13, a weak new one with 14, and nobody is signed out', async () => {
      const { port, credentials } = world;
      expect(
        await rejectionOf(port(Profiles).changePassword('not this one', 'Another-pass-2')),
      ).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.wrongCurrentPassword],
      });
      expect(await rejectionOf(port(Profiles).changePassword(credentials.password, 'x'))).toMatchObject({
        codes: [ERROR_CODE.weakPassword],
      });
      expect((await port(Profiles).current()).email).toContain('@');
    });

    test('changed profile fields are saved and the others kept; an invalid field or none at all is refused', async () => {
      const { port } = world;
      const before = await port(Profiles).current();
      await port(Profiles).change({ city: 'Hamburg', postcode: '20095' });
      expect(await port(Profiles).current()).toEqual({ ...before, city: 'Hamburg', postcode: '20095' });
      for (const wrong of [{ country: 'Germany' }, {}])
        expect(await rejectionOf(port(Profiles).change(wrong))).toMatchObject({
          kind: 'refused',
          codes: [ERROR_CODE.invalid],
        });
      expect(await port(Profiles).current()).toEqual({ ...before, city: 'Hamburg', postcode: '20095' });
    });

    describe('current', () => {
      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(Profiles).current(),
        capabilities,
      );
      describeFailures(
        runner,
        () => world,
        {
          call: 'profile',
          make: ({ port }, signal) => port(Profiles).current(signal),
          abortable: true,
          hasResult: true,
        },
        capabilities,
      );
    });

    describe('change', () => {
      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(Profiles).change({ city: 'Bremen' }),
        capabilities,
      );
      describeFailures(
        runner,
        () => world,
        {
          call: 'changeInfo',
          make: ({ port }) => port(Profiles).change({ city: 'Bremen' }),
          abortable: false,
          hasResult: false,
        },
        capabilities,
      );
    });
  });
}
