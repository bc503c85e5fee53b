import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6 in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
  ['an IPv6 address', '2001:0DB8:0:12::1', '2001:db8:0:12::/64'],
  [
    'another IPv6 address of the same /64',
    '2001:db8:0:12:ffff:ffff:ffff:ffff',
    '2001:db8:0:12::/64',
  ],
  ['an IPv6 address of the next /64', '2001:db8:0:13::1', '2001:db8:0:13::/64'],
  ['an IPv6 address that ends in zeros', '2001:db8::', '2001:db8:0:0::/64'],
  ['an IPv6 address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the loopback address', '::1', '0:0:0:0::/64'],
  ['a connection that has closed', undefined, 'gone'],
])('%s has the rate-limit key %s', (_, ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('the rate-limit key of an address is idempotent', () => {
  const key = addressKey('2001:db8::1');

  expect(addressKey(key)).toBe(key);
});
