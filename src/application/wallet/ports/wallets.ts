import type { DigitalAsset } from '../../../domain/wallet/digital-asset';
import type { Proof } from '../../../domain/session/passkey';
import { port } from '../../kernel/port';

/** The wallet address to pay out to, for the page of the wallet. Rejects with `PortalError` only. */
export interface Wallets {
  /** The current address, `null` if none is set. */
  current(signal?: AbortSignal): Promise<DigitalAsset | null>;
  /** Checks if an address can be paid out to. */
  isValid(walletAddress: string, signal?: AbortSignal): Promise<boolean>;
  /**
   * Sets the address. `network` is `ETH`, `BSC`, `POLYGON`, `TRON` or `BTC`. `refused` has code 16 if it is not an
   * address of that network, 8 if it is blocked, 17 with `details.methods` if the gateway requires a code or the
   * password, 10 and 13 for a wrong one.
   */
  change(walletAddress: string, network: string, proof?: Proof): Promise<void>;
}
export const Wallets = port<Wallets>('Wallets');
