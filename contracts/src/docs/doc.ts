import { WITHOUT_SESSION, type Calls } from '../calls/call.ts';
import type { RefusalCode } from '../refusals.ts';

/** What the documentation says of a call besides its schemas. */
export type CallDoc = {
  readonly tag?: string; // absent: of the feature
  readonly summary: string;
  readonly description?: string;
  readonly isPublic?: boolean; // also for whoever has no session
  readonly isFile?: boolean; // answered by itself, without the envelope
  readonly isUnlimited?: boolean; // however often it is called
  readonly refusals: readonly RefusalCode[]; // besides those that any call of its kind may give
  readonly example: {
    readonly path?: Readonly<Record<string, string | number>>; // the parameters in its path
    readonly body?: object;
    readonly data: object | string; // of the envelope; a text is the answer itself
  };
};

/** The calls of a feature, by the id of their operation. */
export type CallDocs = Readonly<Record<string, CallDoc>>;

type Documented = Omit<CallDoc, 'isPublic' | 'isFile' | 'refusals'>;

/** Adds to the documentation of calls what their record says, by the ids of their operations. */
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
