import { expect } from 'expect';
import { Passkeys } from '../../application/session/ports/passkeys';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

const UNKNOWN_ID = '7d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11';

/** The contract of the port `Passkeys`. */
export const describePasskeysContract = gatewayContract<'credentials' | 'sessionToken'>(
  'Passkeys',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('a client without passkeys has an empty list, and gets no challenge', async () => {
      const { port } = world();
      expect(await port(Passkeys).state()).toEqual({ passkeys: [], methods: [] });
      expect(await rejectionOf(port(Passkeys).challenge())).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.refused],
      });
    });

    test('without a second factor the password is the proof, and a wrong one is refused with 13', async () => {
      const { credentials, port } = world();
      expect(await rejectionOf(port(Passkeys).begin({ password: 'not this one' }))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.wrongCurrentPassword],
      });
      const { challenge } = await port(Passkeys).begin({ password: credentials.password });
      expect(typeof challenge).toBe('string');
    });

    test('another client’s passkey is not found', async () => {
      const { credentials, port } = world();
      const calls = [
        () => port(Passkeys).rename(UNKNOWN_ID, 'Phone'),
        () => port(Passkeys).remove(UNKNOWN_ID, { password: credentials.password }),
      ];
      for (const call of calls)
        expect(await rejectionOf(call())).toMatchObject({ kind: 'refused', status: 404 });
    });

    test('an unknown sign-in challenge is refused with 11', async () => {
      const challenge = world().port(Passkeys).signInChallenge('unknown');
      expect(await rejectionOf(challenge)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongLink] });
    });

    testSecured(({ port }) => port(Passkeys).state());
    testFailures({
      call: 'passkeys',
      make: ({ port }, signal) => port(Passkeys).state(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
