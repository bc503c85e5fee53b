import * as z from 'zod/mini';
import { emailField, newPasswordField, usernameField } from '#accounts/account-fields.ts';

/** What is typed to get an account. Whether the two passwords agree is looked at on sending. */
export const signupForm = z.object({
  username: usernameField,
  email: emailField,
  password: newPasswordField,
  confirmation: z.string(),
});
export type SignupForm = z.output<typeof signupForm>;
