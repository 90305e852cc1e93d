import { expect } from 'expect';
import { SupportIdentity } from '../../application/support/ports/support-identity';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `SupportIdentity`. */
export const describeSupportIdentityContract = gatewayContract<'sessionToken'>(
  'SupportIdentity',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('returns a token signed by the gateway', async () => {
      expect(await world().port(SupportIdentity).token('gateway')).toMatch(/\S/);
    });

    test('without a secret, no token is signed in the browser', async () => {
      expect(await rejectionOf(world().port(SupportIdentity).token('browser'))).toMatchObject({
        kind: 'refused',
      });
    });

    testSecured(({ port }) => port(SupportIdentity).token('gateway'));

    testFailures({
      call: 'supportIdentity',
      make: ({ port }, signal) => port(SupportIdentity).token('gateway', signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
