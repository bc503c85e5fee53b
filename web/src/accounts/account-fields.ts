/** What several forms ask for, and what they say when it will not do. */
import { missingPasswordParts, PASSWORD_MAX } from '@darts/rules/accounts/passwords';
import { isUsername } from '@darts/rules/accounts/usernames';
import * as z from 'zod/mini';

const isStrong = (password: string) => missingPasswordParts(password).length === 0;

export const usernameField = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'Introduce un nombre de usuario.'),
    z.refine(isUsername, 'De 3 a 15 caracteres: letras, números, guion, guion bajo o punto.'),
  );

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Introduce tu email.'),
    z.email('Introduce un email válido.'),
    z.maxLength(254, 'El email es demasiado largo.'),
  );

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, 'Introduce una contraseña.'),
    z.maxLength(PASSWORD_MAX, `La contraseña tiene como máximo ${PASSWORD_MAX} caracteres.`),
    z.refine(isStrong, 'A la contraseña le falta algo.'),
  );

/** Said on sending, when a new password and its confirmation differ. */
export const MISMATCH = 'Las contraseñas no coinciden.';
