import type { Calls } from '../http/call';
import { originOf } from '../kernel/origin';
import type { Sites } from '../site/sites';
import type { WalletServices } from './create-wallet-services';
import type { Withdrawals } from '../money/withdrawals';
import { stepUpProofOf } from '../session/step-up';

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

interface WalletCallsDeps {
  readonly sites: Sites;
  readonly wallet: WalletServices;
  readonly withdrawals: Withdrawals;
}

/** The wallet of digital assets. A client without a live account has no wallet, and each call is refused. */
export function walletCalls({ sites, wallet, withdrawals }: WalletCallsDeps): WalletCalls {
  const { addresses, deposits, holdings, moves, overview, quotes, requests } = wallet;
  return {
    getWallet: async ({ client }) => {
      await holdings.checkHasWallet(client.id);
      return overview.getOverview(client.id);
    },

    getWalletAddresses: async ({ client }) => {
      await holdings.checkHasWallet(client.id);
      return addresses.listAddresses(client.id);
    },

    addWalletAddress: async ({
      body: { assertion, code, idempotencyKey, password, ...input },
      client,
      request,
    }) => {
      await holdings.checkHasWallet(client.id);
      const proof = stepUpProofOf({ assertion, code, password }, request);
      return addresses.addAddress(client, idempotencyKey, input, proof);
    },

    renameWalletAddress: async ({ body: { addressId, label }, client }) => {
      await holdings.checkHasWallet(client.id);
      await addresses.renameAddress(client.id, addressId, label);
    },

    removeWalletAddress: async ({ body: { addressId }, client, request }) => {
      await holdings.checkHasWallet(client.id);
      await addresses.removeAddress(client, addressId, originOf(request));
    },

    getWalletDepositAddress: async ({ client, query: { asset, network }, request }) => {
      await holdings.checkHasWallet(client.id);
      const portal = await sites.portalAddressOf(await sites.findById(client.siteId), request);
      return deposits.getDepositAddress(client.id, asset, network, portal);
    },

    quoteWallet: async ({ body, client }) => {
      await holdings.checkHasWallet(client.id);
      return quotes.getQuote(client.id, body);
    },

    withdrawFromWallet: async ({
      body: { assertion, code, idempotencyKey, password, ...input },
      client,
      request,
    }) => {
      await holdings.checkHasWallet(client.id);
      const proof = stepUpProofOf({ assertion, code, password }, request);
      return moves.requestWithdrawal(client, idempotencyKey, input, proof);
    },

    transferOfWallet: async ({ body: { idempotencyKey, ...input }, client }) => {
      await holdings.checkHasWallet(client.id);
      return moves.makeTransfer(client, idempotencyKey, input);
    },

    cancelWalletRequest: async ({ body: { idempotencyKey, requestId }, client }) => {
      await holdings.checkHasWallet(client.id);
      return withdrawals.cancelRequest(client, idempotencyKey, requestId, 'wallet');
    },

    getWalletRequest: async ({ client, query }) => {
      await holdings.checkHasWallet(client.id);
      return requests.getRequest(client.id, query.id);
    },

    getWalletHistory: async ({ client, query }) => {
      await holdings.checkHasWallet(client.id);
      return requests.listHistory(client.id, query);
    },
  };
}
