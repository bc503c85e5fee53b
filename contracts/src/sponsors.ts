import * as z from 'zod/mini';

/** The logos on the home page, in the order of their files' names. */
export const sponsorsAnswer = z.object({
  sponsors: z.array(z.object({ name: z.string(), src: z.string() })),
});
