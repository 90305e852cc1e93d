import { expect } from 'expect';
import { Wallets } from '../../application/wallet/ports/wallets';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Wallets`. */
export const describeWalletsContract = gatewayContract<'sessionToken'>(
  'Wallets',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('a wallet address is validated, and only a valid one is set', async () => {
      const { port } = world();
      const address = '0x52908400098527886E0F7030069857D2E4169EE7';
      expect([await port(Wallets).isValid(address), await port(Wallets).isValid('nothing')]).toEqual([
        true,
        false,
      ]);
      expect(await rejectionOf(port(Wallets).change('nothing', 'ETH'))).toMatchObject({
        codes: [ERROR_CODE.invalidWallet],
      });
      await port(Wallets).change(address, 'ETH');
      expect(await port(Wallets).current()).toMatchObject({ walletAddress: address, network: 'ETH' });
    });

    testSecured(({ port }) => port(Wallets).current());
    testFailures({
      call: 'digitalAsset',
      make: ({ port }, signal) => port(Wallets).current(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
