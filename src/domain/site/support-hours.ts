export interface OpeningHours {
  /** From Monday (1) to Sunday (7); both the same for a single day. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** `08:00`, as clocks in the zone show it. */
  readonly from: string;
  readonly to: string;
  /** IANA name. */
  readonly zone: string;
}

const HOURS =
  /^([1-7])(?:-([1-7]))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00) ([A-Za-z]\S*)$/;

/** Reads `1-5 08:00-18:00 Europe/London`; undefined for any other text or an unknown zone. */
export function openingHours(text: string): OpeningHours | undefined {
  const [, first = '', last = first, from = '', to = '', zone = ''] = HOURS.exec(text) ?? [];
  if (first === '' || !isZone(zone)) return undefined;
  return { firstDay: Number(first), lastDay: Number(last), from, to, zone };
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
