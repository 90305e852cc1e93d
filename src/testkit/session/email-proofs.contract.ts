import { expect } from 'expect';
import { EmailProofs } from '../../application/session/ports/email-proofs';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `EmailProofs`. The kit's client has proved their address. */
export const describeEmailProofsContract = gatewayContract<'sessionToken'>(
  'EmailProofs',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('a proved address needs no code', async () => {
      const proofs = world().port(EmailProofs);
      expect(await proofs.state()).toMatchObject({ isProved: true, sentAt: null });
      expect(await rejectionOf(proofs.sendCode())).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.duplicate],
      });
    });

    test('a code that was not mailed is refused with 10', async () => {
      const proof = world().port(EmailProofs).prove('000000');
      expect(await rejectionOf(proof)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongCode] });
    });

    testSecured(({ port }) => port(EmailProofs).state());
    testFailures({
      call: 'emailProof',
      make: ({ port }, signal) => port(EmailProofs).state(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
