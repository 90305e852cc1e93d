import { expect } from 'expect';
import { Wallets } from '../../application/ports/wallets';
import { Gateway } from '../../application/ports/gateway';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'failNext';

/** The contract of the port `Wallets`. */
export function describeWalletsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Wallets keeps the contract of Wallets`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('a wallet address is validated, and only a valid one is set', async () => {
      const { port } = world;
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

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(Wallets).current(),
      capabilities,
    );
    describeFailures(
      runner,
      () => world,
      {
        call: 'digitalAsset',
        make: ({ port }, signal) => port(Wallets).current(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
