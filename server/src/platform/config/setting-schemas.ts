/** Schemas of the settings' values. */
import { isIP } from 'node:net';
import * as z from 'zod/mini';

export const text = z.string().check(z.trim(), z.minLength(1));

export const port = z.pipe(
  text, // refuses blanks, which would be read as 0
  z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(65_535)),
);

/** True if the Redis client accepts the whole URL. A path must be the number of a database. */
function isRead(address: string): boolean {
  const { username, password, pathname } = new URL(address);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^\/?\d*$/.test(pathname);
}

export const redis = z.url({ protocol: /^rediss?$/, abort: true }).check(z.refine(isRead));

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** True for a name of `NETWORKS`, or an address with or without `/24` or a netmask. */
function isNetwork(name: string): boolean {
  const [address = '', mask, ...others] = name.split('/');
  const kind = isIP(address); // 4, 6, or 0 for none
  const bits = kind === 6 ? 128 : 32;
  const isBits = /^[1-9]\d*$/.test(mask ?? '') && Number(mask) <= bits;
  const isMask = mask === undefined || isBits || (kind === 4 && isNetmask(mask));
  return NETWORKS.has(name) || (kind !== 0 && isMask && others.length === 0);
}

/** True for an IPv4 address of one bits followed by zero bits: `255.255.0.0`. */
function isNetmask(mask: string): boolean {
  const bits = mask.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return isIP(mask) === 4 && /^1+0*$/.test(bits.join(''));
}

/** Comma-separated networks. */
export const networks = text.check(
  z.refine((names) => names.split(',').every((name) => isNetwork(name.trim()))),
);

const SENDER =
  /^(?:(?<alone>[^<>@\s]+@[^<>@\s]+)|"?(?<name>[^<>\r\n]*?)"?\s*<(?<address>[^<>@\s]+@[^<>@\s]+)>)$/;

/**
 * Sender of mails, as `club@mail.example` or `Tres Dardos <club@mail.example>`. Parsed here: in a mail's header, a
 * colon or comma in the name would split it into several senders.
 */
export const sender = z.pipe(
  text.check(z.regex(SENDER)),
  z.transform((written) => {
    const { alone, name = '', address = '' } = SENDER.exec(written)?.groups ?? {};
    return { name, address: alone ?? address };
  }),
);

export const atLeastOne = z.coerce.number().check(z.int(), z.minimum(1));

const DAY = 24 * 3600;

export const secondsOfDay = atLeastOne.check(z.maximum(DAY));
