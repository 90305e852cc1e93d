import { expect } from 'expect';
import { SecondFactors } from '../../application/session/ports/second-factors';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `SecondFactors`. */
export const describeSecondFactorsContract = gatewayContract<'credentials' | 'sessionToken'>(
  'SecondFactors',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('neither a secret nor a wrong code turns the second factor on', async () => {
      const { credentials, port } = world();
      const { secret, uri } = await port(SecondFactors).begin(credentials.password);
      expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
      expect(new URL(uri).searchParams.get('secret')).toBe(secret);
      expect(await rejectionOf(port(SecondFactors).confirm('000000'))).toMatchObject({
        codes: [ERROR_CODE.wrongCode],
      });
      expect(await port(SecondFactors).state()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    });

    test('a wrong password is refused with 13, and ends no session', async () => {
      const { port } = world();
      const calls = [
        () => port(SecondFactors).begin('not this one'),
        () => port(SecondFactors).turnOff('not this one', '000000'),
        () => port(SecondFactors).newCodes('not this one', '000000'),
      ];
      for (const call of calls)
        expect(await rejectionOf(call())).toMatchObject({
          kind: 'refused',
          codes: [ERROR_CODE.wrongCurrentPassword],
        });
    });

    test('an unknown challenge is refused with 11', async () => {
      const answer = world().port(SecondFactors).answer('unknown', 'totp', '000000');
      expect(await rejectionOf(answer)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongLink] });
    });

    testSecured(({ port }) => port(SecondFactors).state());
    testFailures({
      call: 'secondFactor',
      make: ({ port }, signal) => port(SecondFactors).state(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
