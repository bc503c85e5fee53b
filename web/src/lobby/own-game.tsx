import type { LobbyGame } from '@darts/contracts/lobby';
import { useMutation } from '@tanstack/react-query';
import type { ChosenFormat } from '#formats/choices.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { toast } from '#ui/toasts/toast.ts';
import { keepPress } from './keep-press.ts';
import { LobbyRow } from './lobby-row.tsx';
import styles from './own-game.module.css';
import { lobbyWords } from './words.ts';

const onError = (error: Error) => toast.error(messageOf(error));

/** The user's own entry, visible to everybody. */
export function OwnGame({ game }: { readonly game: LobbyGame }) {
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => ask('deleteGameOnlineLobby', {}),
    onError,
  });
  const name = (
    <>
      <div>{game.username}</div>
      <span className={styles.tag}>{lobbyWords.ownGame}</span>
    </>
  );

  return (
    <div className={classNames(layout.card, styles.own)}>
      <LobbyRow game={game} name={name}>
        <Button busy={isPending} onClick={() => remove()}>
          {lobbyWords.removeGame}
        </Button>
      </LobbyRow>
    </div>
  );
}

type AddProps = { readonly format: ChosenFormat; readonly isAlone: boolean };

/** Button to add the user's entry; one element in both layouts. */
export function AddOwnGame({ format, isAlone }: AddProps) {
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => ask('addGameOnlineLobby', { format }),
    onError,
  });

  return (
    <div className={classNames(layout.card, isAlone ? styles.alone : styles.add)}>
      {isAlone ? (
        <EmptyState title={lobbyWords.nobodyWaits} art={<BoardOutline />}>
          <p>{lobbyWords.addYours}</p>
        </EmptyState>
      ) : (
        <p>{lobbyWords.whyAddGame}</p>
      )}
      <Button
        variant="go"
        large={isAlone}
        busy={isPending}
        onPointerDown={keepPress}
        onClick={() => add()}
      >
        {lobbyWords.addGame}
      </Button>
    </div>
  );
}

const RINGS = [62, 56, 40, 34, 9];

function BoardOutline() {
  return (
    <svg className={styles.outline} viewBox="-70 -70 140 140" aria-hidden="true">
      {RINGS.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <circle className={styles.bull} r="4" />
    </svg>
  );
}
