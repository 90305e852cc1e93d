import { useCulture } from '../../i18n/culture-context';
import { formatInstant } from '../../i18n/dates';

/** The time until which something is due, in the culture's format; undefined if it is missing or invalid. */
export function useDueDate(finishDate: string | null): string | undefined {
  const culture = useCulture();
  const instant = Date.parse(finishDate ?? '');
  return Number.isNaN(instant) ? undefined : formatInstant(instant, culture, 'full');
}
