/** What a setting may be, where that is more than a choice. */
import { isIP } from 'node:net';
import * as z from 'zod/mini';

export const text = z.string().check(z.trim(), z.minLength(1));

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text names a network: by a word, or as an address with or without `/24` or its mask. */
function isNetwork(name: string): boolean {
  const [address = '', mask] = name.split('/');
  const kind = isIP(address); // 4, 6, or 0 for none
  const bits = kind === 6 ? 128 : 32;
  const isBits = /^[1-9]\d*$/.test(mask ?? '') && Number(mask) <= bits;
  const isMask = mask === undefined || isBits || (kind === 4 && isIP(mask) === 4);
  return NETWORKS.has(name) || (kind !== 0 && isMask);
}

/** Networks, with commas between them. */
export const networks = text.check(
  z.refine((names) => names.split(',').every((name) => isNetwork(name.trim()))),
);

/** `club@mail.example`, or `Tres Dardos <club@mail.example>`. */
export const sender = text.check(
  z.regex(/^([^<>@\s]+@[^<>@\s]+|[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>)$/),
);

export const atLeastOne = z.coerce.number().check(z.int(), z.minimum(1));

const DAY = 24 * 3600;

export const secondsOfDay = atLeastOne.check(z.maximum(DAY));
