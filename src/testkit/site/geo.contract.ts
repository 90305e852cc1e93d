import { expect } from 'expect';
import { Geo } from '../../application/site/ports/geo';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Geo`. */
export const describeGeoContract = gatewayContract<'visitor'>(
  'Geo',
  null,
  ({ describe, test, world, testFailures }) => {
    test('returns the IP address that the gateway sees, without a session', async () => {
      expect(await world().port(Geo).ip()).toBe(world().visitor.ip);
    });

    test('returns its continent code, without a session', async () => {
      expect(await world().port(Geo).continent()).toBe(world().visitor.continent);
    });

    describe('ip', () =>
      testFailures({
        call: 'ip',
        make: ({ port }, signal) => port(Geo).ip(signal),
        abortable: true,
        canBeMalformed: true,
      }));

    describe('continent', () =>
      testFailures({
        call: 'country',
        make: ({ port }, signal) => port(Geo).continent(signal),
        abortable: true,
        canBeMalformed: true,
      }));
  },
);
