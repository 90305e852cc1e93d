import { timeWriter } from '../../src/domain/culture/time-writer';
import { toSupportedCulture } from './cultures';

/**
 * An instant in a culture's format, with UTC named as the time zone: a mail or a supplier's page does not know its
 * reader's.
 */
export function writeDateTime(instant: Date, culture: string): string {
  return timeWriter(toSupportedCulture(culture), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })(instant);
}
