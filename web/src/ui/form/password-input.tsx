import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './field.module.css';
import { AS_WRITTEN } from './as-written.ts';
import { Input } from './input.tsx';
import { uiFormWords } from './words.ts';

/** Password field with a button to show it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);

  return (
    <div className={styles.password}>
      <Input {...props} {...AS_WRITTEN} type={isShown ? 'text' : 'password'} />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? uiFormWords.hidePassword : uiFormWords.showPassword}
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}
