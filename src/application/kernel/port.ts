/**
 * A typed name under which an adapter is bound. Each port declares an interface and a token of the same name; the
 * container resolves the token to the bound adapter.
 */
export type PortToken<T> = symbol & { readonly __port?: T };

/** Makes the token of a port. The name is what error messages of the container show. */
export function port<T>(name: string): PortToken<T> {
  return Symbol.for(`portico.${name}`) as PortToken<T>;
}
