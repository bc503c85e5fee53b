import { missingPasswordParts } from '@darts/rules/accounts/passwords';
import { Check } from 'lucide-react';
import { allOf } from '#platform/locale.ts';
import styles from './password-hint.module.css';
import { accountWords } from './words.ts';

const { rule, lacks, lacksNothing, parts } = accountWords.password;
/** Password rules and, while a password is typed, the rules still unmet. */
export function PasswordHint({ password }: { readonly password: string }) {
  const missing = missingPasswordParts(password);

  return (
    <>
      {rule}
      <span className={styles.state} aria-live="polite">
        {password !== '' && missing.length > 0 && (
          <span>{lacks(allOf(missing.map((part) => parts[part])))}</span>
        )}
        {missing.length === 0 && (
          <span className={styles.good}>
            <Check size={16} aria-hidden />
            {lacksNothing}
          </span>
        )}
      </span>
    </>
  );
}
