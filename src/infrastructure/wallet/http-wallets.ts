import * as z from 'zod/mini';
import type { Proof } from '../../domain/session/passkey';
import type { Wallets } from '../../application/wallet/ports/wallets';
import type { DigitalAsset } from '../../domain/wallet/digital-asset';
import { emptyResult, flag, instantOrNull, nonEmptyText, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { asContractBody } from '../session/passkey-json';

const asset = z.object({
  walletAddress: nonEmptyText,
  network: textOrNull,
  updatedAt: instantOrNull,
  pending: z.optional(z.nullable(z.object({ walletAddress: nonEmptyText, inForceFrom: instantOrNull }))),
});

/** The wallet address over HTTP. */
export class HttpWallets implements Wallets {
  constructor(private readonly http: HttpClient) {}

  current(signal?: AbortSignal): Promise<DigitalAsset | null> {
    return this.http.call('digitalAsset', { signal, read: result(z.nullable(asset)) });
  }

  async isValid(walletAddress: string, signal?: AbortSignal): Promise<boolean> {
    const { isValid } = await this.http.call('checkWalletAddress', {
      query: { walletAddress },
      signal,
      read: result(z.object({ isValid: flag })),
    });
    return isValid;
  }

  change(walletAddress: string, network: string, proof: Proof = { code: null }): Promise<void> {
    // Without a proof the body is exactly the one of the contract's table (D4).
    const body = { walletAddress, network, ...('code' in proof && proof.code === null ? {} : proof) };
    return this.http.call('changeDigitalAsset', { body: asContractBody(body), read: emptyResult });
  }
}
