/** Form fields shared by several forms, with their error messages. */
import { EMAIL } from '@darts/rules/accounts/emails';
import { missingPasswordParts, PASSWORD_MAX_LENGTH } from '@darts/rules/accounts/passwords';
import { isUsername } from '@darts/rules/accounts/usernames';
import * as z from 'zod/mini';
import { accountWords } from './words.ts';

const isStrong = (password: string) => missingPasswordParts(password).length === 0;

export const usernameField = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, accountWords.username.missing),
    z.refine(isUsername, accountWords.username.invalid),
  );

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, accountWords.email.missing),
    z.email({ pattern: EMAIL, error: accountWords.email.invalid }),
    z.maxLength(254, accountWords.email.tooLong),
  );

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, accountWords.password.missing),
    z.maxLength(PASSWORD_MAX_LENGTH, accountWords.password.tooLong),
    z.refine(isStrong, accountWords.password.weak),
  );
