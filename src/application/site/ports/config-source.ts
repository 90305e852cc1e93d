import { port } from '../../kernel/port';

/** Source of the runtime configuration (D2); read once at the start, and again by Retry. */
export interface ConfigSource {
  /**
   * The content of `/config.json`, unchecked: an object with the keys that docs/operations.md lists, all of them
   * optional. Rejects with `PortalError` when missing or unreadable.
   */
  read(): Promise<unknown>;
}
export const ConfigSource = port<ConfigSource>('ConfigSource');
