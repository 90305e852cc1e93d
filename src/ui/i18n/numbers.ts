import { useCulture } from './culture-context';
import { numberWriter, type NumberWriter } from './number-writer';

/** The writer of the current culture. */
export function useNumbers(): NumberWriter {
  return numberWriter(useCulture());
}
