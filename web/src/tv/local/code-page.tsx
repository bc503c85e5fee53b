import { CODE_LENGTH } from '@darts/contracts/screen-codes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import styles from './code-page.module.css';
import { Message } from '#tv/frame.tsx';
import { tvWords } from '#tv/words.ts';

/** Form for the code of the local game that a screen shows. */
export function CodePage() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const isWhole = code.length === CODE_LENGTH;
  return (
    <Message title={tvWords.codeTitle} about={tvWords.codeAbout}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) void navigate(`${paths.tv}/local/${code}`);
        }}
      >
        <Field label={tvWords.code}>
          <Input
            className={styles.code}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={CODE_LENGTH}
            onChange={({ target }) => setCode(target.value.toUpperCase().replaceAll(/[^A-Z]/g, ''))}
          />
        </Field>
        <Button type="submit" variant="go" large block disabled={!isWhole}>
          {tvWords.show}
        </Button>
      </form>
    </Message>
  );
}
