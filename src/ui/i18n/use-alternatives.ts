import { useCulture } from './culture-context';

/** Joins the possible readings of a typed number: `100 or 100,000`. */
export function useAlternatives(): (numbers: readonly string[]) => string {
  const list = new Intl.ListFormat(useCulture(), { type: 'disjunction' });
  return (numbers) => list.format(numbers.map((number) => `\u2066${number}\u2069`));
}
