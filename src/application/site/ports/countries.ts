import { port } from '../../kernel/port';

/** A country as the gateway lists it. */
export interface Country {
  /** ISO 3166-1, two capitals. */
  readonly code: string;
  readonly name: string;
  /** With its plus sign, e.g. `+49`; "" if there is none. */
  readonly dialCode: string;
}

/** Countries whose residents a site accepts (R7 `SiteCountry`), for the registration. Rejects with `PortalError` only. */
export interface Countries {
  /** Sorted by name as `localeCompare` does. */
  list(siteId: number, signal?: AbortSignal): Promise<readonly Country[]>;
}
export const Countries = port<Countries>('Countries');
