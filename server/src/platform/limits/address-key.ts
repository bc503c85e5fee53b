import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * What an address counts as where calls are limited: an IPv4 address is one household or club, and so
 * is the /64 of an IPv6 address, of which one machine may use every address there is.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'gone'; // as Node has it of a connection that is closed by now
  const [address = ''] = ip.split('%'); // fe80::1%eth0
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIPv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in small letters and without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`); // `[2001:db8::1]`, and no more dots
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
