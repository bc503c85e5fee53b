import { otherSeat } from '@darts/rules/play/seats';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useUser } from '#platform/session.ts';
import { namesIn, seatOf } from '#play/game-of-view.ts';
import { gameQuery, heldElsewhereQuery } from '#play/queries.ts';
import { ExitDialog } from '#play/dialogs/exit-dialog.tsx';
import { words as scoring } from '#play/scoring/words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useSurrender } from './use-surrender.ts';
import { words } from './words.ts';

type Props = {
  readonly gameId: string;
  readonly onReturn: () => void;
  readonly onOver: () => void; // nothing is left to be asked
};

/** The user's game runs without them: back to it, or give it up, or ask later from a banner. */
export function ReconnectDialog({ gameId, onReturn, onOver }: Props) {
  const { userId } = useUser();
  const isOnline = useConnection() === 'online';
  const { data: game } = useQuery(gameQuery(gameId));
  const { data: isHeld } = useQuery({ ...heldElsewhereQuery, enabled: isOnline });
  const { surrender, isLeaving } = useSurrender(gameId);
  const [isWarned, setWarned] = useState(false);
  const [isAside, setAside] = useState(false);

  const isOver = isHeld === true || (game !== undefined && game.status !== 'encurso');
  const reportOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) reportOver();
  }, [isOver]);

  const seat = game && seatOf(game, userId);
  const rivalName = seat && namesIn(game)[otherSeat(seat)];

  const message = (
    <>
      {words.pending.running}
      {rivalName && (
        <>
          {' '}
          {words.pending.against} <strong>{rivalName}</strong>
        </>
      )}
      . {game?.scorer === undefined && words.pending.cost}
    </>
  );
  const goBack = (
    <Button variant="go" data-autofocus onClick={onReturn}>
      {words.pending.reconnect}
    </Button>
  );
  if (isAside) return <Banner message={message}>{goBack}</Banner>;

  return (
    <>
      <Dialog title={words.pending.title} onClose={() => setAside(true)}>
        <p>{message}</p>
        <SuddenActions>
          <Button variant="danger-line" busy={isLeaving} onClick={() => setWarned(true)}>
            {words.pending.surrender}
          </Button>
          <Button onClick={() => setAside(true)}>{words.pending.notNow}</Button>
          {goBack}
        </SuddenActions>
      </Dialog>
      {isWarned && (
        <ExitDialog
          {...scoring.surrender}
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
