import type { LobbyGame } from '@darts/contracts/lobby';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChosenFormat } from '#formats/choices.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { toast } from '#ui/toast.ts';
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

/** Where the user's own entry would stand. */
export const AddOwnGameRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classNames(layout['card'], styles['add'])}>
    <p>{words.whyAddGame}</p>
    {children}
  </div>
);

type AddProps = { readonly format: ChosenFormat; readonly large: boolean };

export function AddOwnGame({ format, large }: AddProps) {
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => ask('addGameOnlineLobby', { format }),
    onError,
  });

  return (
    <Button variant="go" large={large} busy={isPending} onClick={() => add()}>
      {words.addGame}
    </Button>
  );
}
