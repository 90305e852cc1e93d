import { useCulture } from './culture-context';
import { numberFormatter, type NumberFormatter } from './number-formatter';

/** The number formatter of the current culture. */
export function useNumbers(): NumberFormatter {
  return numberFormatter(useCulture());
}
