import { missingPasswordParts } from '@darts/rules/accounts/passwords';
import { Check } from 'lucide-react';
import styles from './password-hint.module.css';
import { words } from './words.ts';

const { rule, lacks, lacksNothing, parts } = words.password;
const listing = new Intl.ListFormat('es');

/** What a password must have and, while one is typed, what it still lacks. */
export function PasswordHint({ password }: { readonly password: string }) {
  const missing = missingPasswordParts(password);

  return (
    <>
      {rule}
      <span className={styles['state']} aria-live="polite">
        {password !== '' && missing.length > 0 && (
          <span>{lacks(listing.format(missing.map((part) => parts[part])))}</span>
        )}
        {missing.length === 0 && (
          <span className={styles['good']}>
            <Check size={16} aria-hidden />
            {lacksNothing}
          </span>
        )}
      </span>
    </>
  );
}
