import type { MoneyRequestRow } from '../db/tables/money';

const LETTERS = { deposit: 'D', withdrawal: 'W', transfer: 'T' } as const;

/** The reference that a client quotes when they ask about a request. */
export const requestReference = ({ kind, number }: Pick<MoneyRequestRow, 'kind' | 'number'>): string =>
  `${LETTERS[kind]}-${String(number).padStart(8, '0')}`;
