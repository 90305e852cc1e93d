import type { Wallets } from '../../application/wallet/ports/wallets';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { DigitalAsset } from '../../domain/wallet/digital-asset';
import type { Proof } from '../../domain/session/passkey';
import { checkProof } from '../money/fake-money';
import type { FakeBackend } from '../portal/fake-backend';

/** The wallet of the backend's client; an address is valid if it begins with `0x` and has 42 characters. */
export class FakeWallets implements Wallets {
  constructor(private readonly backend: FakeBackend) {}

  current(signal?: AbortSignal): Promise<DigitalAsset | null> {
    return this.backend.answerClient('digitalAsset', ({ digitalAsset }) => digitalAsset, { signal });
  }

  isValid(walletAddress: string, signal?: AbortSignal): Promise<boolean> {
    const answer = () => isAddress(walletAddress);
    return this.backend.answerClient('checkWalletAddress', answer, { args: [walletAddress], signal });
  }

  change(walletAddress: string, network: string, proof: Proof = { code: null }): Promise<void> {
    const { backend } = this;
    return backend.answerClient(
      'changeDigitalAsset',
      (client) => {
        if (!isAddress(walletAddress)) throw PortalError.refused([ERROR_CODE.invalidWallet], 400);
        checkProof(client, proof, client.digitalAsset === null);
        const updatedAt = new Date(backend.now()).toISOString();
        client.digitalAsset = { walletAddress, network, updatedAt };
      },
      { args: [walletAddress, network] },
    );
  }
}

function isAddress(address: string): boolean {
  return address.startsWith('0x') && address.length === 42;
}
