import { port } from '../../kernel/port';

/** Trading platforms: links, trader addresses, tools (R7), for menus and the platforms' pages. Rejects with `PortalError` only. */
export interface Platforms {
  /**
   * Configured links of a site by configuration key, such as `MT4Windows` or `WebTerminalServersMt5` (R3 lists them): an
   * https address, or the name of a server. Platforms without a key are not offered.
   */
  links(siteId: number, signal?: AbortSignal): Promise<Readonly<Record<string, string>>>;
  /** The stock investor's or the CFD trader's address, `null` if there is none. */
  traderUrl(kind: 'stock' | 'cfd', signal?: AbortSignal): Promise<string | null>;
  /** Checks if a tool is active for the client; 6 is the booster. */
  toolActive(toolId: number, signal?: AbortSignal): Promise<boolean>;
}
export const Platforms = port<Platforms>('Platforms');
