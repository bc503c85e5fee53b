import { WITHOUT_SESSION, type Calls } from '../calls/call.ts';
import type { RefusalCode } from '../refusals.ts';

/** Documentation of a call besides its schemas. */
export type CallDoc = {
  readonly tag?: string; // absent: the feature's tag
  readonly summary: string;
  readonly description?: string;
  readonly isPublic?: boolean; // needs no session
  readonly isFile?: boolean; // answered without the envelope
  readonly isUnlimited?: boolean; // has no rate limit
  readonly refusals: readonly RefusalCode[]; // besides the refusals common to calls of its kind
  readonly example: {
    readonly path?: Readonly<Record<string, string | number>>; // parameters in the path
    readonly body?: object;
    readonly data: object | string; // data of the envelope; a string is the whole answer
  };
};

/** Documentation of a feature's calls, by operation id. */
export type CallDocs = Readonly<Record<string, CallDoc>>;

type Documented = Omit<CallDoc, 'isPublic' | 'isFile' | 'refusals'>;

/** Returns the documentation of calls by operation id, completed with the access, format and refusals in `calls`. */
export const documented = <Of extends Calls>(
  calls: Of,
  docs: { readonly [Name in keyof Of]: Documented },
): CallDocs =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { id, refusals, as, for: audience }]) => {
      const isPublic = WITHOUT_SESSION.some((each) => each === audience);
      return [id, { ...docs[name as keyof Of], isPublic, isFile: as !== undefined, refusals }];
    }),
  );

/** Part of the description of each call that takes a `requestId`. */
export const MADE_ONCE =
  'Sent again by the same user under the same `requestId`, also within a day, it makes nothing more, and is answered as the first.';
