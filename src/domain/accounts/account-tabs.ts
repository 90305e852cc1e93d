import type { AccountKind } from './account';

/** The sections of an account's page, in their order (D9). */
export const ACCOUNT_TABS = Object.freeze([
  'overview',
  'positions',
  'orders',
  'history',
  'funds',
  'statements',
  'settings',
] as const);

export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The section that an address names; the overview where it names none or an unknown one. */
export function accountTabOf(text: string | null): AccountTab {
  return ACCOUNT_TABS.find((tab) => tab === text) ?? 'overview';
}

/** The address of an account's page, or of one of its sections (D9). */
export function accountAddress(login: number, tab?: AccountTab): string {
  return `/accounts?account=${login}${tab === undefined ? '' : `&tab=${tab}`}`;
}

/** The address of the form that opens an account, or of a request made with it (D9). */
export function openingAddress(kind: AccountKind, requestId?: string): string {
  const request = requestId === undefined ? '' : `&request=${encodeURIComponent(requestId)}`;
  return `/accounts?open=${kind}${request}`;
}
