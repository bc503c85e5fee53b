import { sideOfUser } from '@darts/contracts/game/pairs';
import { rivalOf } from '@darts/rules/play/pair';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useUser } from '#platform/session.ts';
import { tabStore } from '#platform/storage.ts';
import { namesIn } from '#play/game-of-view.ts';
import { gameQuery, heldElsewhereQuery } from '#play/queries.ts';
import { ExitDialog } from '#play/dialogs/exit-dialog.tsx';
import { scoringWords } from '#play/scoring/words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useSurrender } from './use-surrender.ts';
import { onlineWords } from './words.ts';

type Props = {
  readonly gameId: string;
  readonly onReturn: () => void;
  readonly onOver: () => void; // the game is over or held elsewhere
};

/** Key for the id of the game that the user put off with 'Ahora no' in this tab. */
const ASIDE_KEY = 'game-aside';

/** Asks a user with a running game elsewhere to return, to surrender, or to decide later from a banner. */
export function ReconnectDialog({ gameId, onReturn, onOver }: Props) {
  const { userId } = useUser();
  const isOnline = useConnection() === 'online';
  const { data: game } = useQuery(gameQuery(gameId));
  const { data: isHeld } = useQuery({ ...heldElsewhereQuery, enabled: isOnline });
  const { surrender, isLeaving } = useSurrender(gameId);
  const [isWarned, setWarned] = useState(false);
  const [isAside, setAside] = useState(() => tabStore.read(ASIDE_KEY) === gameId);

  const isOver = isHeld === true || (game !== undefined && game.status !== 'encurso');
  const reportOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) reportOver();
  }, [isOver]);

  const side = game && sideOfUser(game, userId);
  const rivalName = game && side !== undefined ? namesIn(game)[rivalOf(side)] : undefined;

  const message = (
    <>
      {onlineWords.pending.running}
      {rivalName && (
        <>
          {' '}
          {onlineWords.pending.against} <strong>{rivalName}</strong>
        </>
      )}
      . {game?.scorer === undefined && onlineWords.pending.cost}
    </>
  );
  const putAside = () => setAside(true);
  function answerLater(): void {
    tabStore.write(ASIDE_KEY, gameId);
    putAside();
  }
  function goBack(): void {
    tabStore.forget(ASIDE_KEY);
    onReturn();
  }
  if (isAside) {
    return (
      <Banner message={onlineWords.pending.title}>
        <Button variant="go" onClick={goBack}>
          {onlineWords.pending.back}
        </Button>
      </Banner>
    );
  }

  return (
    <>
      <Dialog title={onlineWords.pending.title} onClose={putAside}>
        <p>{message}</p>
        <SuddenActions>
          <Button variant="danger-line" busy={isLeaving} onClick={() => setWarned(true)}>
            {onlineWords.pending.surrender}
          </Button>
          <Button onClick={answerLater}>{onlineWords.pending.notNow}</Button>
          <Button variant="go" data-autofocus onClick={goBack}>
            {onlineWords.pending.reconnect}
          </Button>
        </SuddenActions>
      </Dialog>
      {isWarned && (
        <ExitDialog
          {...scoringWords.surrender}
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
