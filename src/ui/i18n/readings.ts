import { useCulture } from './culture-context';

/** The numbers that a text may mean, as part of a question: `100 or 100,000`. */
export function useReadings(): (written: readonly string[]) => string {
  const list = new Intl.ListFormat(useCulture(), { type: 'disjunction' });
  return (written) => list.format(written.map((number) => `\u2066${number}\u2069`));
}
