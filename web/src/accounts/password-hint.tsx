import {
  missingPasswordParts,
  PASSWORD_MIN,
  type PasswordPart,
} from '@darts/rules/accounts/passwords';
import { Check } from 'lucide-react';
import styles from './password-hint.module.css';

const words: Record<PasswordPart, string> = {
  length: `al menos ${PASSWORD_MIN} caracteres`,
  upper: 'una mayúscula',
  lower: 'una minúscula',
  number: 'un número',
  symbol: 'un símbolo',
};
const inSpanish = new Intl.ListFormat('es');

/** What a password must have and, while one is typed, what it still lacks. */
export function PasswordHint({ password }: { readonly password: string }) {
  const missing = missingPasswordParts(password);

  return (
    <>
      Al menos 8 caracteres, con una mayúscula, una minúscula, un número y un símbolo.
      <span className={styles['state']} aria-live="polite">
        {password !== '' && missing.length > 0 && (
          <span>Falta: {inSpanish.format(missing.map((part) => words[part]))}.</span>
        )}
        {missing.length === 0 && (
          <span className={styles['good']}>
            <Check size={16} aria-hidden />
            No le falta nada.
          </span>
        )}
      </span>
    </>
  );
}
