import { CANDIDATES_Q_MAX, CANDIDATES_Q_MIN } from '@darts/contracts/competitions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Place } from '#competitions/use-action.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchInput } from '#ui/form/search-input.tsx';
import { useSettled } from '#ui/form/use-settled.ts';
import layout from '#ui/layout.module.css';
import { MoreButton } from '#ui/list/more-button.tsx';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './add-participants.module.css';
import { candidatesQuery } from './candidates-query.ts';
import { useEnrolment } from './use-enrolment.ts';
import { organiseWords } from './words.ts';

type Props = {
  readonly place: Place;
  readonly isFull: boolean;
  readonly onAdded: () => void;
};

/** Search of players by name, to enrol them by hand. */
export function AddParticipants({ place, isFull, onAdded }: Props) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed).trim();
  const query = useInfiniteQuery(candidatesQuery(place, q));
  const { mutate, isPending, variables } = useEnrolment(place);
  const { data: players } = query;

  return (
    <section
      className={classNames(layout.card, layout.padded, styles.add)}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{organiseWords.addTitle}</h2>
      {isFull ? (
        <p className={text.muted}>{organiseWords.full}</p>
      ) : (
        <SearchInput
          words={organiseWords.search}
          value={typed}
          maxLength={CANDIDATES_Q_MAX}
          onChange={setTyped}
        />
      )}
      {!isFull && query.isLoadingError && <Failed onRetry={() => void query.refetch()} />}
      {!isFull && players && q.length >= CANDIDATES_Q_MIN && (
        <>
          <p className={text.label} role="status">
            {players.length === 0 && organiseWords.nobody}
          </p>
          <ul className={layout.list}>
            {players.map(({ userId, username }) => (
              <li key={userId} className={styles.player}>
                <Avatar userId={userId} username={username} />
                <span className={text.cut} translate="no">
                  {username}
                </span>
                <Button
                  aria-label={organiseWords.add(username)}
                  busy={isPending && variables.userId === userId}
                  onClick={() => userId && mutate({ userId, isIn: true }, { onSuccess: onAdded })}
                >
                  {organiseWords.addOne}
                </Button>
              </li>
            ))}
          </ul>
          <MoreButton query={query} />
        </>
      )}
    </section>
  );
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={layout.row}>
    <p role="alert">{organiseWords.searchFailed}</p>
    <Button onClick={onRetry}>{uiWords.retry}</Button>
  </div>
);
