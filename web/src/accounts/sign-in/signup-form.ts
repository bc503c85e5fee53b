import * as z from 'zod/mini';
import { emailField, newPasswordField, usernameField } from '#accounts/account-fields.ts';

/** Sign-up fields. On submit, both passwords are compared. */
export const signupForm = z.object({
  username: usernameField,
  email: emailField,
  password: newPasswordField,
  confirmation: z.string(),
});
export type SignupForm = z.output<typeof signupForm>;
