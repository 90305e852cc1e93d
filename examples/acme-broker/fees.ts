/** Fee of a withdrawal by the account's currency, as decimal strings. */
const WITHDRAWAL_FEES: Readonly<Record<string, string>> = {
  EUR: '5.00',
  GBP: '4.00',
  JPY: '700',
  USD: '5.00',
};

export interface Fee {
  readonly currency: string;
  /** The fee, or `null` if there is no fixed fee. */
  readonly withdrawal: string | null;
}

/** The fees for accounts in these currencies, each once and in alphabetical order. */
export function feesFor(currencies: readonly string[]): readonly Fee[] {
  return [...new Set(currencies)]
    .sort()
    .map((currency) => ({ currency, withdrawal: WITHDRAWAL_FEES[currency] ?? null }));
}
