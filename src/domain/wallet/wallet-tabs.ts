/** The sections of the wallet, in their order (D9). */
export const WALLET_TABS = Object.freeze([
  'overview',
  'addresses',
  'deposit',
  'withdraw',
  'transfer',
  'history',
] as const);

export type WalletTab = (typeof WALLET_TABS)[number];

/** The section that an address names; the overview where it names none or an unknown one. */
export function walletTabOf(text: string | null): WalletTab {
  return WALLET_TABS.find((tab) => tab === text) ?? 'overview';
}

/** The address of a section (D9), of one asset or one request. */
export function walletPage(tab: WalletTab, parameters: { asset?: string; request?: string } = {}): string {
  return `/wallet?${new URLSearchParams({ tab, ...parameters }).toString()}`;
}
