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
import { BoardOutline } from './board-outline.tsx';
import { keepPress } from './keep-press.ts';
import { LobbyRow } from './lobby-row.tsx';
import styles from './own-game.module.css';
import { words } from './words.ts';

const onError = (error: Error) => toast.error(messageOf(error));

/** The user's own entry, in sight of everybody. */
export function OwnGame({ game }: { readonly game: LobbyGame }) {
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => ask('deleteGameOnlineLobby', {}),
    onError,
  });
  const name = (
    <>
      <div>{game.username}</div>
      <span className={styles['tag']}>{words.ownGame}</span>
    </>
  );

  return (
    <div className={classNames(layout['card'], styles['own'])}>
      <LobbyRow game={game} name={name}>
        <Button busy={isPending} onClick={() => remove()}>
          {words.removeGame}
        </Button>
      </LobbyRow>
    </div>
  );
}

type AddProps = { readonly format: ChosenFormat; readonly isAlone: boolean };

/** Where the user's own entry would stand; the button is the same one in both of its places. */
export function AddOwnGame({ format, isAlone }: AddProps) {
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => ask('addGameOnlineLobby', { format }),
    onError,
  });

  return (
    <div className={classNames(layout['card'], isAlone ? styles['alone'] : styles['add'])}>
      {isAlone ? (
        <EmptyState title={words.nobodyWaits} art={<BoardOutline />}>
          <p>{words.addYours}</p>
        </EmptyState>
      ) : (
        <p>{words.whyAddGame}</p>
      )}
      <Button
        variant="go"
        large={isAlone}
        busy={isPending}
        onPointerDown={keepPress}
        onClick={() => add()}
      >
        {words.addGame}
      </Button>
    </div>
  );
}
