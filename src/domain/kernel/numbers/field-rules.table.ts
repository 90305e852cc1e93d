/** Rule for the numbers of a field. */
export interface FieldRule {
  /** `positive` is above zero, `any` may be negative. */
  readonly sign: 'positive' | 'any';
  /** The largest absolute value. */
  readonly atMost: string;
  /** Platforms write a `price` with a point in every language; an `amount` follows the client's language alone. */
  readonly notation: 'amount' | 'price';
  readonly isWhole: boolean;
  /** Fraction digits of the unit, if known: with fewer than three, three digits may be a group. */
  readonly digits?: number | undefined;
  /** Currency or `%` that may be typed beside the figure; any other is refused. */
  readonly unit?: string | undefined;
}

function row(
  sign: FieldRule['sign'],
  atMost: string,
  notation: FieldRule['notation'],
  { isWhole = false, unit, digits }: { isWhole?: boolean; unit?: string; digits?: number } = {},
): FieldRule {
  return Object.freeze({ sign, atMost, notation, isWhole, unit, ...(digits !== undefined && { digits }) });
}

/** For a figure without a limit: the maximum number of digits that are read. */
const ANY = 12;

/** Limits that reject typing errors and keep every divisor above zero. */
export const FIELD_RULES = Object.freeze({
  //                sign        atMost           notation  other
  amount:      row('positive', '1000000000000', 'amount'),
  balance:     row('positive', '1000000000000', 'amount'),
  closePrice:  row('positive', '1000000000',    'price'),
  leverage:    row('positive', '10000',         'amount', { isWhole: true }),
  lots:        row('positive', '100000',        'price'),
  nights:      row('positive', '3650',          'amount', { isWhole: true }),
  openPrice:   row('positive', '1000000000',    'price'),
  price:       row('positive', '1000000000',    'price'),
  rate:        row('positive', '1000000000',    'price', { digits: ANY }),
  riskPercent: row('positive', '100',           'price',  { unit: '%', digits: ANY }),
  stopPips:    row('positive', '1000000',       'price',  { digits: ANY }),
  swapPercent: row('any',      '10000',         'price',  { unit: '%', digits: ANY }),
  swapPoints:  row('any',      '1000000',       'price',  { digits: ANY }),
});
