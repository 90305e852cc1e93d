import { expect } from 'expect';
import { ConfigSource } from '../../application/site/ports/config-source';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `ConfigSource`. */
export const describeConfigSourceContract = gatewayContract(
  'ConfigSource',
  null,
  ({ test, world, testFailures }) => {
    test('returns the content of the file', async () => {
      expect(await world().port(ConfigSource).read()).toMatchObject({});
    });

    testFailures({
      call: 'config',
      make: ({ port }) => port(ConfigSource).read(),
      abortable: false,
      canBeMalformed: false,
    });
  },
);
