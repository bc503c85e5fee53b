import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { helpersQuery } from '#competitions/use-organises.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './officiating.module.css';
import { useStep } from '#competitions/use-step.ts';
import { words } from './words.ts';

type Props = { readonly kind: Kind; readonly id: string };

/** The organisers who may decide games of a competition beside its creator. */
export function Helpers({ kind, id }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: helpers = [] } = useQuery(helpersQuery(kind, id));
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useStep(placeOf(kind, id), words.helpers.failed);
  const username = typed.trim();

  function add(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (username === '' || isPending) return;
    const step = { method: 'post', path: '/helpers', done: words.helpers.added } as const;
    const clear = () => {
      setTyped('');
      setChecked(false);
    };
    mutate({ ...step, body: { username } }, { onSuccess: clear });
  }

  function takeOut(userId: string): void {
    const path = `/helpers/${userId}`;
    const focusTitle = () => title.current?.focus(); // the row that had the focus is gone
    mutate({ method: 'remove', path, done: words.helpers.removed }, { onSuccess: focusTitle });
  }

  return (
    <section className={classNames(layout['card'], styles['part'])} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {words.helpers.title}
      </h3>
      <p className={text['muted']}>{words.helpers.about}</p>
      {helpers.length > 0 && (
        <ul className={layout['list']}>
          {helpers.map(({ userId, username: name }) => (
            <li key={userId} className={styles['helper']}>
              <Avatar userId={userId} username={name} />
              <span className={text['cut']}>{name}</span>
              <IconButton
                icon={X}
                label={words.helpers.remove(name)}
                aria-disabled={isPending || undefined}
                onClick={() => userId && !isPending && takeOut(userId)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles['add']} onSubmit={add} noValidate>
        <Field
          label={words.helpers.name}
          error={isChecked && username === '' ? words.helpers.noName : undefined}
        >
          <Input
            type="text"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={isPending}>
            {words.helpers.add}
          </Button>
        </div>
      </form>
    </section>
  );
}
