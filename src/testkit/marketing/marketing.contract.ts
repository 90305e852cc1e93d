import { expect } from 'expect';
import { Marketing } from '../../application/marketing/ports/marketing';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Marketing`. */
export const describeMarketingContract = gatewayContract<'siteId'>(
  'Marketing',
  null,
  ({ test, world, testFailures }) => {
    const visit = (existingGuid: string | null) => ({
      uri: 'https://portal.example/?utm_source=x',
      siteId: world().siteId,
      existingGuid,
    });

    test('returns an id without a session, and the same id on a later visit', async () => {
      const first = await world().port(Marketing).record(visit(null));
      expect(first).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
      expect(await world().port(Marketing).record(visit(first))).toBe(first);
    });

    test('an id unknown to the gateway is replaced by a new one', async () => {
      expect(await world().port(Marketing).record(visit('somebody-elses'))).not.toBe('somebody-elses');
    });

    testFailures({
      call: 'createMarketingId',
      make: ({ port }, signal) => port(Marketing).record(visit(null), signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
