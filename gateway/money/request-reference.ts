import type { MoneyRequestRow } from '../db/tables/money';
import { clientReference } from '../kernel/client-reference';

const LETTERS = { deposit: 'D', withdrawal: 'W', transfer: 'T' } as const;

/** The reference that a client quotes in questions about a request. */
export const requestReference = ({ kind, number }: Pick<MoneyRequestRow, 'kind' | 'number'>): string =>
  clientReference(LETTERS[kind], number);
