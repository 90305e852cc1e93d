import { expect } from 'expect';
import { Introducers } from '../../application/partnership/ports/introducers';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { FakeIntroducers } from './fake-introducers';

/** The contract of the port `Introducers`. The kit's client has no introducer. */
export const describeIntroducersContract = gatewayContract<'sessionToken'>(
  'Introducers',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('a client without an introducer has nothing to hide', async () => {
      const introducers = world().port(Introducers);
      expect(await introducers.current()).toBeNull();
      expect(await rejectionOf(introducers.hide(true))).toMatchObject({ codes: [ERROR_CODE.notFound] });
    });

    testSecured(({ port }) => port(Introducers).current());
    testSecured(({ port }) => port(Introducers).hide(true));
    testFailures({
      call: 'introducer',
      make: ({ port }, signal) => port(Introducers).current(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const introducersDouble = gatewayDouble(
  Introducers,
  ({ backend }) => new FakeIntroducers(backend),
  describeIntroducersContract,
  {
    introducer: (introducers) => introducers.current(),
    hideFromIntroducer: (introducers) => introducers.hide(true),
  },
);
