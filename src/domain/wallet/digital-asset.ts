/** The wallet address for payouts (R7 `change-digital-asset`). */
export interface DigitalAsset {
  readonly walletAddress: string;
  readonly network: string | null;
  /** ISO 8601 UTC. */
  readonly updatedAt: string | null;
  /** The next address; null or missing if none waits. */
  readonly pending?: PendingAsset | null | undefined;
}

/** A changed address waits before payouts go there. */
export interface PendingAsset {
  readonly walletAddress: string;
  /** ISO 8601 UTC. */
  readonly inForceFrom: string | null;
}

/** Networks of wallet addresses, by the gateway's names. */
export const NETWORKS = ['ETH', 'BSC', 'POLYGON', 'TRON', 'BTC'] as const;
export type Network = (typeof NETWORKS)[number];

/** Longest address in characters. */
export const MAX_ADDRESS_LENGTH = 128;

/** Longest label of a saved address in characters. */
export const MAX_LABEL_LENGTH = 40;
