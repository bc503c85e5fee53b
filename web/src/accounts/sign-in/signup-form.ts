import * as z from 'zod/mini';
import { emailField, newPasswordField, usernameField } from '#accounts/account-fields.ts';

/** Sign-up fields. The form compares both passwords on submit. */
export const signupForm = z.object({
  username: usernameField,
  email: emailField,
  password: newPasswordField,
  confirmation: z.string(),
});
export type SignupForm = z.output<typeof signupForm>;
