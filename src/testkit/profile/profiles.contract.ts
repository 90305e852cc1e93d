import { expect } from 'expect';
import { Profiles } from '../../application/profile/ports/profiles';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Profiles`. */
export const describeProfilesContract = gatewayContract<'sessionToken' | 'credentials'>(
  'Profiles',
  (world) => world.sessionToken(),
  ({ describe, test, world, testSecured, testFailures }) => {
    test('a refused password change (13 wrong, 14 weak) ends no session', async () => {
      const { port, credentials } = world();
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

    test('a change saves its own fields only, and an invalid or empty one is refused', async () => {
      const { port } = world();
      const before = await port(Profiles).current();
      await port(Profiles).change({ city: 'Hamburg', postcode: '20095' });
      expect(await port(Profiles).current()).toEqual({ ...before, city: 'Hamburg', postcode: '20095' });
      for (const invalidChange of [{ country: 'Germany' }, {}])
        expect(await rejectionOf(port(Profiles).change(invalidChange))).toMatchObject({
          kind: 'refused',
          codes: [ERROR_CODE.invalid],
        });
      expect(await port(Profiles).current()).toEqual({ ...before, city: 'Hamburg', postcode: '20095' });
    });

    test('a change of a locked field waits for a review, and can be cancelled', async () => {
      const { port } = world();
      const before = await port(Profiles).current();
      await port(Profiles).change({ lastName: 'Newman' });
      const profile = await port(Profiles).current();
      const isLocked = profile.locks.some(({ field }) => field === 'lastName');
      expect(profile).toMatchObject(
        isLocked
          ? { lastName: before.lastName, review: { state: 'pending', fields: { lastName: 'Newman' } } }
          : { lastName: 'Newman' },
      );
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await port(Profiles).withdrawChange();
        expect(await port(Profiles).current()).toEqual(isLocked ? before : profile);
      }
    });

    describe('current', () => {
      testSecured(({ port }) => port(Profiles).current());
      testFailures({
        call: 'profile',
        make: ({ port }, signal) => port(Profiles).current(signal),
        abortable: true,
        canBeMalformed: true,
      });
    });

    describe('withdrawChange', () => {
      testSecured(({ port }) => port(Profiles).withdrawChange());
      testFailures({
        call: 'withdrawProfileChange',
        make: ({ port }) => port(Profiles).withdrawChange(),
        abortable: false,
        canBeMalformed: false,
      });
    });

    describe('change', () => {
      testSecured(({ port }) => port(Profiles).change({ city: 'Bremen' }));
      testFailures({
        call: 'changeInfo',
        make: ({ port }) => port(Profiles).change({ city: 'Bremen' }),
        abortable: false,
        canBeMalformed: false,
      });
    });
  },
);
