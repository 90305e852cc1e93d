import type { Calls } from '../http/call';
import { originOf } from '../kernel/origin';
import type { Services } from '../http/services';

type WalletCalls = Calls<
  | 'getWallet'
  | 'getWalletAddresses'
  | 'addWalletAddress'
  | 'renameWalletAddress'
  | 'removeWalletAddress'
  | 'getWalletDepositAddress'
  | 'quoteWallet'
  | 'withdrawFromWallet'
  | 'transferOfWallet'
  | 'cancelWalletRequest'
  | 'getWalletRequest'
  | 'getWalletHistory'
>;

/** The wallet of digital assets; a client without a live account has none and is refused each call. */
export function walletCalls({ sites, wallet, withdrawals }: Services): WalletCalls {
  const { addresses, deposits, holdings, moves, overview, quotes, requests } = wallet;
  return {
    getWallet: async ({ client }) => {
      await holdings.check(client.id);
      return overview.of(client.id);
    },

    getWalletAddresses: async ({ client }) => {
      await holdings.check(client.id);
      return addresses.of(client.id);
    },

    addWalletAddress: async ({ body: { assertion, code, idempotencyKey, ...input }, client, request }) => {
      await holdings.check(client.id);
      return addresses.add(client, idempotencyKey, input, assertion ?? code, originOf(request));
    },

    renameWalletAddress: async ({ body: { addressId, label }, client }) => {
      await holdings.check(client.id);
      await addresses.rename(client.id, addressId, label);
    },

    removeWalletAddress: async ({ body: { addressId }, client, request }) => {
      await holdings.check(client.id);
      await addresses.remove(client, addressId, originOf(request));
    },

    getWalletDepositAddress: async ({ client, query: { asset, network }, request }) => {
      await holdings.check(client.id);
      const portal = await sites.portalAddress(await sites.byId(client.siteId), request);
      return deposits.address(client.id, asset, network, portal);
    },

    quoteWallet: async ({ body, client }) => {
      await holdings.check(client.id);
      return quotes.of(client.id, body);
    },

    withdrawFromWallet: async ({ body: { assertion, code, idempotencyKey, ...input }, client }) => {
      await holdings.check(client.id);
      return moves.withdraw(client, idempotencyKey, input, assertion ?? code);
    },

    transferOfWallet: async ({ body: { idempotencyKey, ...input }, client }) => {
      await holdings.check(client.id);
      return moves.transfer(client, idempotencyKey, input);
    },

    cancelWalletRequest: async ({ body: { idempotencyKey, requestId }, client }) => {
      await holdings.check(client.id);
      return withdrawals.cancel(client, idempotencyKey, requestId, 'wallet');
    },

    getWalletRequest: async ({ client, query }) => {
      await holdings.check(client.id);
      return requests.one(client.id, query.id);
    },

    getWalletHistory: async ({ client, query }) => {
      await holdings.check(client.id);
      return requests.history(client.id, query);
    },
  };
}
