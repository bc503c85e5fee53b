import type { GameView } from '@darts/contracts/play';
import type { EndReason, Game } from '@darts/rules/play/game';
import { otherSeat, type BySeat, type Seat } from '@darts/rules/play/seats';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EndDialog } from '#play/screen/end-dialog.tsx';
import { RematchActions } from './rematch-actions.tsx';
import { WonByAbsence } from './won-by-absence.tsx';

type Props = {
  readonly view: GameView;
  readonly game: Game;
  readonly names: BySeat<string>;
  readonly seat: Seat; // of the player here
  readonly onLeave: () => void;
};

/** The end of an online game, and the ways on from it. */
export function OnlineEnd({ view, game, names, seat, onLeave }: Props) {
  const navigate = useNavigate();
  const { winner, reason } = game.outcome ?? {};

  if (reason === 'disconnect' && winner === seat) {
    return <WonByAbsence onLeave={() => void navigate(paths.lobby, { replace: true })} />;
  }
  return (
    <EndDialog names={names} game={game}>
      <RematchActions view={view} howItEnded={howItEnded(game, names)} onLeave={onLeave} />
    </EndDialog>
  );
}

function howItEnded({ outcome }: Game, names: BySeat<string>): string | undefined {
  const loser = outcome?.winner && names[otherSeat(outcome.winner)];
  const words: Partial<Record<EndReason, string>> = {
    surrender: `${loser} se ha rendido.`,
    disconnect: `${loser} no ha vuelto a conectarse a tiempo.`,
    idle: 'Nadie ha lanzado en 24 horas.',
  };
  return outcome && words[outcome.reason];
}
