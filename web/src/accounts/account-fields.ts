/** What several forms ask for, and what they say when it will not do. */
import { EMAIL } from '@darts/rules/accounts/emails';
import { missingPasswordParts, PASSWORD_MAX } from '@darts/rules/accounts/passwords';
import { isUsername } from '@darts/rules/accounts/usernames';
import * as z from 'zod/mini';
import { words } from './words.ts';

const isStrong = (password: string) => missingPasswordParts(password).length === 0;

export const usernameField = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, words.username.missing),
    z.refine(isUsername, words.username.invalid),
  );

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, words.email.missing),
    z.email({ pattern: EMAIL, error: words.email.invalid }),
    z.maxLength(254, words.email.tooLong),
  );

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, words.password.missing),
    z.maxLength(PASSWORD_MAX, words.password.tooLong),
    z.refine(isStrong, words.password.weak),
  );
