import { expect } from 'expect';
import { AssetWallet } from '../../application/wallet/ports/asset-wallet';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { ALL_MOVES, type SavedAddress, type WalletAsset } from '../../domain/wallet/wallet';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** An address and a request that are nobody's. */
const NOBODYS = '5f0c3b1e-0000-4000-8000-000000000000';
const AN_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const key = () => crypto.randomUUID();

/** The contract of the port `AssetWallet`. */
export const describeAssetWalletContract = gatewayContract<'audienceToken'>(
  'AssetWallet',
  (world) => world.audienceToken(),
  ({ test, world, secured, failures }) => {
    const wallet = () => world().port(AssetWallet);
    /** An asset that an address of the book can be withdrawn to, with that address. */
    const payable = async (): Promise<{ asset: WalletAsset; address: SavedAddress }> => {
      const { assets } = await wallet().overview();
      for (const address of (await wallet().addresses()).addresses) {
        const asset = assets.find((one) => one.asset === address.asset);
        if (address.state === 'usable' && asset && Number(asset.available) > 0) return { asset, address };
      }
      throw new Error('The wallet has no address that can be withdrawn to.');
    };
    const aWithdrawal = async () => {
      const { asset, address } = await payable();
      const network = asset.networks.find(({ id }) => id === address.network);
      const amount = network?.minWithdrawal ?? '10.00';
      return { addressId: address.addressId, asset: asset.asset, amount, idempotencyKey: key() };
    };
    /** An address on Ethereum for the first asset that moves there. */
    const aNewAddress = async () => {
      const { assets } = await wallet().overview();
      for (const { asset, networks } of assets) {
        const found = networks.find(({ title }) => title === 'Ethereum');
        if (found)
          return { asset, network: found.id, address: AN_ADDRESS, label: 'New', idempotencyKey: key() };
      }
      throw new Error('The wallet has nothing on Ethereum.');
    };

    test('what a wallet holds, and where it is paid into', async () => {
      const { assets } = await wallet().overview();
      const [first] = assets;
      expect(first?.balance).toMatch(/^\d+(\.\d+)?$/);
      const network = first?.networks[0]?.id ?? '';
      const to = await wallet().depositAddress(first?.asset ?? '', network);
      expect(to).toMatchObject({ asset: first?.asset, network });
      expect(to.address).not.toBe('');
      expect((await wallet().depositAddress(first?.asset ?? '', network)).address).toBe(to.address);
      expect(await rejectionOf(wallet().depositAddress(first?.asset ?? '', 'NOWHERE'))).toMatchObject({
        codes: [ERROR_CODE.invalid],
      });
    });

    test('an address is checked, added once for its key, renamed and removed', async () => {
      const added = await aNewAddress();
      const asked = { walletAddress: added.address, network: added.network };
      expect(await wallet().check(asked)).toEqual({ isValid: true, reason: null });
      expect(await wallet().check({ ...asked, walletAddress: 'nothing' })).toMatchObject({ isValid: false });
      const taken = await wallet().add(added);
      expect(taken).toMatchObject({ label: 'New', state: 'waiting', address: added.address });
      expect(await wallet().add(added)).toMatchObject({ addressId: taken.addressId });
      expect(await wallet().check(asked)).toEqual({ isValid: false, reason: 'duplicate' });
      expect(await rejectionOf(wallet().add({ ...added, idempotencyKey: key() }))).toMatchObject({
        codes: [ERROR_CODE.invalidWallet],
        details: { reason: 'duplicate' },
      });
      await wallet().rename(taken.addressId, 'Newer');
      const book = async () => (await wallet().addresses()).addresses;
      expect((await book()).find(({ addressId }) => addressId === taken.addressId)?.label).toBe('Newer');
      await wallet().remove(taken.addressId);
      expect((await book()).some(({ addressId }) => addressId === taken.addressId)).toBe(false);
    });

    test('a withdrawal is quoted, sent once for its key, and cancelled', async () => {
      const order = await aWithdrawal();
      const { amount, asset, addressId } = order;
      const quote = await wallet().quote({ direction: 'withdraw', asset, amount, addressId });
      expect(Number(quote.fee) + Number(quote.net)).toBeCloseTo(Number(amount), 8);
      const taken = await wallet().withdraw(order);
      expect(await wallet().withdraw(order)).toEqual(taken);
      const request = await wallet().request(taken.requestId);
      expect(request).toMatchObject({ kind: 'withdrawal', asset });
      expect(request.steps).not.toEqual([]);
      expect(Number(request.change)).toBe(-Number(amount));
      const { items } = await wallet().history({ ...ALL_MOVES, kind: 'withdrawal', asset }, { cursor: '' });
      expect(items[0]?.requestId).toBe(taken.requestId);
      expect(await wallet().cancel(taken.requestId, key())).toBe('cancelled');
      expect(await rejectionOf(wallet().cancel(taken.requestId, key()))).toMatchObject({
        codes: [ERROR_CODE.refused],
      });
    });

    test('more than there is, is refused with what there is', async () => {
      const { addressId, asset } = await aWithdrawal();
      const asked = { direction: 'withdraw' as const, asset, addressId, amount: '99999999.00' };
      expect(await rejectionOf(wallet().quote(asked))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.refused],
        details: expect.any(Object) as unknown,
      });
    });

    test('what is not the client’s is not found', async () => {
      for (const call of [
        () => wallet().rename(NOBODYS, 'Mine'),
        () => wallet().remove(NOBODYS),
        () => wallet().request(NOBODYS),
        () => wallet().cancel(NOBODYS, key()),
      ])
        expect(await rejectionOf(call())).toMatchObject({ kind: 'refused', status: 404 });
    });

    secured(({ port }) => port(AssetWallet).overview());
    failures({
      call: 'wallet',
      make: ({ port }, signal) => port(AssetWallet).overview(signal),
      abortable: true,
      hasResult: true,
    });
  },
);
