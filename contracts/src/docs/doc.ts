import type { RefusalCode } from '../refusals.ts';

/** What the documentation says of a call besides its schemas. */
export type CallDoc = {
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
