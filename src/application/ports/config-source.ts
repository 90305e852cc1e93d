import { port } from './port';

/** Where the runtime configuration lies (D2). */
export interface ConfigSource {
  /** The raw JSON of `/config.json`, unchecked. Rejects with `PortalError` when missing or unreadable. */
  read(): Promise<unknown>;
}
export const ConfigSource = port<ConfigSource>('ConfigSource');
