import type { MoneyState } from '../tables/money';

/** States of requests that are not finished. */
export const UNFINISHED_STATES: readonly MoneyState[] = [
  'draft',
  'pending',
  'approved',
  'processing',
  'sent',
];
