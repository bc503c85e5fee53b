import { otherSeat } from '@darts/rules/play/seats';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useUser } from '#platform/session.ts';
import { namesIn, seatOf } from '#play/game-of-view.ts';
import { gameQuery, heldElsewhereQuery } from '#play/queries.ts';
import { ExitDialog } from '#play/screen/exit-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { surrenderWords, useSurrender } from './use-surrender.ts';

type Props = {
  readonly gameId: string;
  readonly onReturn: () => void;
  readonly onOver: () => void; // nothing is left to be asked
};

/** The user's game runs without them: back to it, or give it up. Only its buttons close it. */
export function ReconnectDialog({ gameId, onReturn, onOver }: Props) {
  const { userId } = useUser();
  const isOnline = useConnection() === 'online';
  const { data: game } = useQuery(gameQuery(gameId));
  const { data: isHeld } = useQuery({ ...heldElsewhereQuery, enabled: isOnline });
  const { surrender, isLeaving } = useSurrender(gameId);
  const [isWarned, setWarned] = useState(false);

  const isOver = isHeld === true || (game !== undefined && game.status !== 'encurso');
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);

  const seat = game && seatOf(game, userId);
  const rivalName = seat && namesIn(game)[otherSeat(seat)];

  return (
    <>
      <Dialog title="Partida pendiente">
        <p>
          Tienes una partida en curso
          {rivalName && (
            <>
              {' '}
              contra <strong>{rivalName}</strong>
            </>
          )}
          . Si no te reconectas, cuenta como derrota.
        </p>
        <DialogActions>
          <Button variant="danger-line" busy={isLeaving} onClick={() => setWarned(true)}>
            Rendirse
          </Button>
          <Button variant="go" data-autofocus onClick={onReturn}>
            Reconectar
          </Button>
        </DialogActions>
      </Dialog>
      {isWarned && (
        <ExitDialog
          {...surrenderWords}
          onStay={() => setWarned(false)}
          onLeave={() => {
            setWarned(false);
            surrender(onOver);
          }}
        />
      )}
    </>
  );
}
