/** Limits failures in the log: the first of a kind per minute is written whole, the others are counted. */
import type { FastifyRequest } from 'fastify';
import { addressKey } from '#platform/limits/address-key.ts';

/** Kinds of failure counted by name in one minute; further kinds share one count. */
const MAX_KINDS = 200;

/** Failures written whole per minute: for one address, and in all. */
const MAX_WHOLE_OF_ADDRESS = 6;
const MAX_WHOLE = 100;

/** Kinds named in the line of a minute, and the length of each name. */
const MAX_NAMED = 40;
const MAX_NAME = 160;

const OTHERS = 'others';

/** Logged fields that make up the kind of a failure. */
type Told = {
  readonly req?: FastifyRequest; // of a call
  readonly status?: number;
  readonly work?: string; // of a background task
  readonly event?: string; // of a request over a connection
};

export function repeatedFailures() {
  const repetitions = new Map<string, number>(); // by kind, those written whole not counted
  const wholeOf = new Map<string, number>(); // by address; '' for failures without one
  let whole = 0;

  function mayBeWhole(kind: string, address: string): boolean {
    const ofAddress = wholeOf.get(address) ?? 0;
    const isBelow = whole < MAX_WHOLE && (address === '' || ofAddress < MAX_WHOLE_OF_ADDRESS);
    if (repetitions.has(kind) || !isBelow) return false;
    whole += 1;
    wholeOf.set(address, ofAddress + 1);
    return true;
  }

  return {
    /** Counts a failure by its log arguments. Returns true if it is to be written whole. */
    note([about, message]: readonly unknown[]): boolean {
      const { req, status, work, event }: Told = isObject(about) ? about : {};
      const address = req ? addressKey(req.ip) : '';
      const said = message ?? (about instanceof Error ? about.name : about);
      const told = [said, work, event, req?.method, req?.routeOptions.url, status, address];
      const kind = told.filter(Boolean).join(' ').slice(0, MAX_NAME);
      const isWhole = mayBeWhole(kind, address);
      const counted = repetitions.has(kind) || repetitions.size < MAX_KINDS ? kind : OTHERS;
      repetitions.set(counted, (repetitions.get(counted) ?? 0) + (isWhole ? 0 : 1));
      return isWhole;
    },

    /** Returns the counts of unwritten failures by kind, and resets them. */
    take(): Readonly<Record<string, number>> {
      const unwritten = [...repetitions].filter(([, count]) => count > 0);
      const byCount = unwritten.toSorted(([, some], [, others]) => others - some);
      const taken = Object.fromEntries(byCount.slice(0, MAX_NAMED));
      for (const [, count] of byCount.slice(MAX_NAMED))
        taken[OTHERS] = (taken[OTHERS] ?? 0) + count;
      repetitions.clear();
      wholeOf.clear();
      whole = 0;
      return taken;
    },
  };
}

const isObject = (about: unknown): about is object => typeof about === 'object' && about !== null;
