import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Returns the schemas of a client event's payload and of the fields that its acknowledgement adds to `success`. */
export const request = <Input extends Shape, Answer extends Shape>(
  input: Input,
  answer: Answer,
) => ({ input: z.strictObject(input), answer: z.strictObject(answer) });

export type Requests = Readonly<
  Record<string, { readonly input: z.ZodMiniType; readonly answer: z.ZodMiniType }>
>;
export type Events = Readonly<Record<string, z.ZodMiniType>>;
