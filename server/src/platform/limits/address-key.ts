import { isIPv6 } from 'node:net';

const GROUPS = 8;

/** Length of the longest IP address, in characters. A trusted proxy may pass on any text as an address. */
const MAX_ADDRESS_LENGTH = 45;

/**
 * Returns the rate-limit key of an IP address. An IPv6 address counts as its /64, of which one machine may use
 * every address.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'gone'; // Node gives no address of a closed connection
  const [address = ''] = ip.split('%'); // fe80::1%eth0
  if (!isIPv6(address)) return ip.slice(0, MAX_ADDRESS_LENGTH);
  const groups = groupsOf(address);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIPv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`); // normalised: `[2001:db8::1]`, without an IPv4 part in dots
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end];
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
