import { formatInstant } from '../../../src/ui/i18n/dates';

/** An instant as an English page writes it, in the zone of the machine. */
export const timeOf = (iso: string): string => formatInstant(Date.parse(iso), 'en-US', 'full');
