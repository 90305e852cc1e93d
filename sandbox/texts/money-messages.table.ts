/** What a client is told about their money, in the portal and by mail. */
export const MONEY_MESSAGES = Object.freeze([
  'deposit-completed',
  'withdrawal-requested',
  'withdrawal-completed',
  'withdrawal-rejected',
  'transfer-done',
] as const);

export type MoneyMessage = (typeof MONEY_MESSAGES)[number];
