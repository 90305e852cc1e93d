/** A file the gateway reads, by its path relative to this folder; the compiled gateway keeps the same layout. */
export function gatewayFile(name: string): URL {
  return new URL(name, import.meta.url);
}
