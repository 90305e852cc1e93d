import ipaddr from 'ipaddr.js';

/** An IPv6 customer usually gets a whole /64, so only these leading bits tell customers apart. */
const IPV6_BITS = 64;
/** Leading bits of an address that are shown: enough to recognise one's own network, not enough to find the house. */
const VISIBLE_BITS = Object.freeze({ ipv4: 24, ipv6: 48 });

/** An address as some proxies write it: `203.0.113.9:4711`, `[2001:db8::1]:4711`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([0-9a-fA-F:.%\w]+)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/;

/** An address without its port, which differs with each connection; any other text as it is. */
export function withoutPort(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

/**
 * The key under which an address is counted: an IPv4 address in its usual notation, or the /64 of an IPv6
 * address (G2). Any other text, such as an email address, is returned unchanged.
 */
export function networkOf(subject: string): string {
  const plainSubject = withoutPort(subject);
  if (!ipaddr.isValid(plainSubject)) return subject;
  const address = ipaddr.process(plainSubject); // ::ffff:10.0.0.1 becomes 10.0.0.1
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}

/** The beginning of an address, or of the network of one: `203.0.113.0/24`; `null` for any other text. */
export function maskAddress(subject: string): string | null {
  const [address = ''] = subject.split('/');
  if (!ipaddr.isValid(address)) return null;
  const parsedAddress = ipaddr.process(address);
  const bits = VISIBLE_BITS[parsedAddress.kind()];
  const family = parsedAddress.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${parsedAddress.toString()}/${bits}`).toString()}/${bits}`;
}
