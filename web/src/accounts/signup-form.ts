import { PASSWORD_MAX, missingPasswordParts } from '@darts/rules/accounts/passwords';
import { isUsername } from '@darts/rules/accounts/usernames';
import * as z from 'zod/mini';

const isStrong = (password: string) => missingPasswordParts(password).length === 0;

/** What is typed to get an account. Whether the two passwords agree is looked at on sending. */
export const signupForm = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, 'Introduce un nombre de usuario.'),
      z.refine(isUsername, 'De 3 a 15 caracteres: letras, números, guion, guion bajo o punto.'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Introduce tu email.'),
      z.email('Introduce un email válido.'),
      z.maxLength(254, 'El email es demasiado largo.'),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, 'Introduce una contraseña.'),
      z.maxLength(PASSWORD_MAX, `La contraseña tiene como máximo ${PASSWORD_MAX} caracteres.`),
      z.refine(isStrong, 'A la contraseña le falta algo.'),
    ),
  confirmation: z.string(),
});
export type SignupForm = z.output<typeof signupForm>;
