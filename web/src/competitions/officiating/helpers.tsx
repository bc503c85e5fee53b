import { addHelper, removeHelper } from '@darts/contracts/addresses/officiating';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { helpersQuery } from '#competitions/use-organises.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { AS_WRITTEN } from '#ui/form/as-written.ts';
import { Input } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './officiating.module.css';
import { call } from '#platform/api.ts';
import { useStep } from '#competitions/use-step.ts';
import { officiatingWords } from './words.ts';

type Props = { readonly kind: Kind; readonly id: string };

/** Organisers who may decide games beside the creator. */
export function Helpers({ kind, id }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: helpers = [] } = useQuery(helpersQuery(kind, id));
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useStep(placeOf(kind, id), officiatingWords.helpers.failed);
  const username = typed.trim();

  function add(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (username === '' || isPending) return;
    const clear = () => {
      setTyped('');
      setChecked(false);
    };
    const sent = { params: { competitionId: id }, body: { username } };
    mutate(
      { send: () => call(addHelper(kind.kind), sent), done: officiatingWords.helpers.added },
      { onSuccess: clear },
    );
  }

  function takeOut(userId: string): void {
    const focusTitle = () => title.current?.focus(); // the focused row has been removed
    const sent = { params: { competitionId: id, userId } };
    mutate(
      { send: () => call(removeHelper(kind.kind), sent), done: officiatingWords.helpers.removed },
      { onSuccess: focusTitle },
    );
  }

  return (
    <section className={classNames(layout.card, styles.part)} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {officiatingWords.helpers.title}
      </h3>
      <p className={text.muted}>{officiatingWords.helpers.about}</p>
      {helpers.length > 0 && (
        <ul className={layout.list}>
          {helpers.map(({ userId, username: name }) => (
            <li key={userId} className={styles.helper}>
              <Avatar userId={userId} username={name} />
              <span className={text.cut} translate="no">
                {name}
              </span>
              <IconButton
                icon={X}
                label={officiatingWords.helpers.remove(name)}
                aria-disabled={isPending || undefined}
                onClick={() => userId && !isPending && takeOut(userId)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.add} onSubmit={add} noValidate>
        <Field
          label={officiatingWords.helpers.name}
          error={isChecked && username === '' ? officiatingWords.helpers.noName : undefined}
        >
          <Input
            type="text"
            autoComplete="off"
            {...AS_WRITTEN}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={isPending}>
            {officiatingWords.helpers.add}
          </Button>
        </div>
      </form>
    </section>
  );
}
