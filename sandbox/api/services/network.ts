import ipaddr from 'ipaddr.js';

/** An IPv6 customer has at least so many addresses that only this many bits tell one from another. */
const IPV6_BITS = 64;

/**
 * Who an address stands for where something is counted: an IPv4 address itself, however it is written, and the /64 of
 * an IPv6 one (G2). Any other text, such as an e-mail address, is given back.
 */
export function networkOf(subject: string): string {
  if (!ipaddr.isValid(subject)) return subject;
  const address = ipaddr.process(subject); // ::ffff:10.0.0.1 is 10.0.0.1
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}
