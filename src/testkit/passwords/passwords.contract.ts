import { expect } from 'expect';
import { Passwords } from '../../application/passwords/ports/passwords';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { registrationForm } from '../runner/visitors';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Passwords`. */
export const describePasswordsContract = gatewayContract<'siteId' | 'credentials'>(
  'Passwords',
  null,
  ({ test, world, testFailures }) => {
    test('known and unknown addresses get the same answer', async () => {
      const { port, credentials, siteId } = world();
      await expect(port(Passwords).requestLink(credentials.email, { siteId })).resolves.toBeUndefined();
      await expect(
        port(Passwords).requestLink(registrationForm(siteId).email, { siteId }),
      ).resolves.toBeUndefined();
    });

    test('a link that was never sent is unknown, and refused with 11', async () => {
      const { port, siteId } = world();
      expect(await port(Passwords).linkState('made-up')).toBe('unknown');
      const creation = port(Passwords).create('made-up', 'Fresh horse 7 battery', { siteId });
      expect(await rejectionOf(creation)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongLink] });
    });

    testFailures({
      call: 'checkPasswordLink',
      make: ({ port }, signal) => port(Passwords).linkState('made-up', signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
