import { BASE } from '../browser/base';
import type { ParametersIn } from './contract';
import { ENDPOINTS, type CallOperations } from './contract.generated';

export type EndpointKey = keyof typeof ENDPOINTS;

/** The contract's operation behind a call. */
export type OperationOf<Key extends EndpointKey> = CallOperations[Key];

/** A call of another protocol (tus, D9): the contract has no body of its success. */
export type ExchangeKey = {
  [Key in EndpointKey]: OperationOf<Key> extends { responses: { 200: { content: object } } } ? never : Key;
}[EndpointKey];

/** A property that is required if a call has such values, and forbidden if it has none. */
export type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: never }
  : [keyof Value] extends [never]
    ? { readonly [N in Name]?: never }
    : Record<never, never> extends Value
      ? { readonly [N in Name]?: Value }
      : { readonly [N in Name]: Value };

/** Values for the braces in an address' path, and its query, as the contract has them. */
export type AddressParts<Key extends EndpointKey> = Part<
  'path',
  Omit<ParametersIn<OperationOf<Key>, 'path'>, 'ver'>
> &
  Part<'query', ParametersIn<OperationOf<Key>, 'query'>>;

/** Address of the gateway. */
export interface GatewayAddress {
  apiBaseUrl: string;
  apiVersion: string;
}

type Values = Readonly<Record<string, string | number>>;

/** The portal's files are served by the page's own origin, not by the gateway: all paths outside the API. */
export function isOwn(key: EndpointKey): boolean {
  return !ENDPOINTS[key].path.startsWith('/api/');
}

/** The address of a call; relative where the base address is the page's own. */
export function addressOf<Key extends EndpointKey>(
  key: Key,
  gateway: GatewayAddress,
  parts: AddressParts<Key>,
): string {
  const { path = {}, query = {} } = parts as { path?: Values; query?: Values };
  const values: Values = { ...path, ver: gateway.apiVersion };
  const filledPath = ENDPOINTS[key].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  // As text: `URLSearchParams.size` came with Safari 17.
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return (isOwn(key) ? BASE : gateway.apiBaseUrl) + filledPath + (search === '' ? '' : `?${search}`);
}
