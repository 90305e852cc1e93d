import { expect } from 'expect';
import { AssetWallet } from '../../application/wallet/ports/asset-wallet';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { NO_WALLET_FILTER, type SavedAddress, type WalletAsset } from '../../domain/wallet/wallet';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** Id of an address and of a request that belong to no client. */
const UNKNOWN_ID = '5f0c3b1e-0000-4000-8000-000000000000';
const AN_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const newKey = () => crypto.randomUUID();

/** The contract of the port `AssetWallet`. */
export const describeAssetWalletContract = gatewayContract<'credentials' | 'fullClientToken'>(
  'AssetWallet',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    const wallet = () => world().port(AssetWallet);
    /** A saved address that is usable for withdrawals, and its asset. */
    const usableAddress = async (): Promise<{ asset: WalletAsset; address: SavedAddress }> => {
      const { assets } = await wallet().overview();
      for (const address of (await wallet().addresses()).addresses) {
        const asset = assets.find((candidate) => candidate.asset === address.asset);
        if (address.state === 'usable' && asset && Number(asset.available) > 0) return { asset, address };
      }
      throw new Error('The wallet has no address that can be withdrawn to.');
    };
    const createWithdrawal = async () => {
      const { asset, address } = await usableAddress();
      const network = asset.networks.find(({ id }) => id === address.network);
      const amount = network?.minWithdrawal ?? '10.00';
      return { addressId: address.addressId, asset: asset.asset, amount, idempotencyKey: newKey() };
    };
    /** A new Ethereum address for the first asset on that network. */
    const createAddress = async () => {
      const { assets } = await wallet().overview();
      for (const { asset, networks } of assets) {
        const network = networks.find(({ title }) => title === 'Ethereum');
        if (network)
          return {
            asset,
            network: network.id,
            address: AN_ADDRESS,
            label: 'New',
            idempotencyKey: newKey(),
            password: world().credentials.password,
          };
      }
      throw new Error('The wallet has nothing on Ethereum.');
    };

    test('a wallet has balances, and one deposit address for each network', async () => {
      const { assets } = await wallet().overview();
      const [first] = assets;
      expect(first?.balance).toMatch(/^\d+(\.\d+)?$/);
      const network = first?.networks[0]?.id ?? '';
      const depositAddress = await wallet().depositAddress(first?.asset ?? '', network);
      expect(depositAddress).toMatchObject({ asset: first?.asset, network });
      expect(depositAddress.address).not.toBe('');
      expect((await wallet().depositAddress(first?.asset ?? '', network)).address).toBe(
        depositAddress.address,
      );
      expect(await rejectionOf(wallet().depositAddress(first?.asset ?? '', 'NOWHERE'))).toMatchObject({
        codes: [ERROR_CODE.invalid],
      });
    });

    test('an address is checked, added once per key, renamed and removed', async () => {
      const newAddress = await createAddress();
      const checkRequest = { walletAddress: newAddress.address, network: newAddress.network };
      expect(await wallet().check(checkRequest)).toEqual({ isValid: true, reason: null });
      expect(await wallet().check({ ...checkRequest, walletAddress: 'nothing' })).toMatchObject({
        isValid: false,
      });
      const savedAddress = await wallet().add(newAddress);
      expect(savedAddress).toMatchObject({ label: 'New', state: 'waiting', address: newAddress.address });
      expect(await wallet().add(newAddress)).toMatchObject({ addressId: savedAddress.addressId });
      expect(await wallet().check(checkRequest)).toEqual({ isValid: false, reason: 'duplicate' });
      expect(await rejectionOf(wallet().add({ ...newAddress, idempotencyKey: newKey() }))).toMatchObject({
        codes: [ERROR_CODE.invalidWallet],
        details: { reason: 'duplicate' },
      });
      await wallet().rename(savedAddress.addressId, 'Newer');
      const savedAddresses = async () => (await wallet().addresses()).addresses;
      expect(
        (await savedAddresses()).find(({ addressId }) => addressId === savedAddress.addressId)?.label,
      ).toBe('Newer');
      await wallet().remove(savedAddress.addressId);
      expect((await savedAddresses()).some(({ addressId }) => addressId === savedAddress.addressId)).toBe(
        false,
      );
    });

    test('a withdrawal is quoted, sent once per key, and cancelled', async () => {
      const order = await createWithdrawal();
      const { amount, asset, addressId } = order;
      const quote = await wallet().quote({ direction: 'withdraw', asset, amount, addressId });
      expect(Number(quote.fee) + Number(quote.net)).toBeCloseTo(Number(amount), 8);
      const acceptedOrder = await wallet().withdraw(order);
      expect(await wallet().withdraw(order)).toEqual(acceptedOrder);
      const request = await wallet().request(acceptedOrder.requestId);
      expect(request).toMatchObject({ kind: 'withdrawal', asset });
      expect(request.steps).not.toEqual([]);
      expect(Number(request.change)).toBe(-Number(amount));
      const { items } = await wallet().history(
        { ...NO_WALLET_FILTER, kind: 'withdrawal', asset },
        { cursor: '' },
      );
      expect(items[0]?.requestId).toBe(acceptedOrder.requestId);
      expect(await wallet().cancel(acceptedOrder.requestId, newKey())).toBe('cancelled');
      expect(await rejectionOf(wallet().cancel(acceptedOrder.requestId, newKey()))).toMatchObject({
        codes: [ERROR_CODE.refused],
      });
    });

    test('an amount above the available one is refused, with details', async () => {
      const { addressId, asset } = await createWithdrawal();
      const quoteRequest = { direction: 'withdraw' as const, asset, addressId, amount: '99999999.00' };
      expect(await rejectionOf(wallet().quote(quoteRequest))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.refused],
        details: expect.any(Object) as unknown,
      });
    });

    test('addresses and requests of others are not found', async () => {
      for (const call of [
        () => wallet().rename(UNKNOWN_ID, 'Mine'),
        () => wallet().remove(UNKNOWN_ID),
        () => wallet().request(UNKNOWN_ID),
        () => wallet().cancel(UNKNOWN_ID, newKey()),
      ])
        expect(await rejectionOf(call())).toMatchObject({ kind: 'refused', status: 404 });
    });

    testSecured(({ port }) => port(AssetWallet).overview());
    testFailures({
      call: 'wallet',
      make: ({ port }, signal) => port(AssetWallet).overview(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);
