import type { GameView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import { otherSeat, type BySeat, type Seat } from '@darts/rules/play/seats';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EndDialog } from '#play/dialogs/end-dialog.tsx';
import { ButtonLink, type ButtonLook } from '#ui/button.tsx';
import { opensElsewhere } from '#ui/link.tsx';
import { RematchActions } from './rematch-actions.tsx';
import { WonByAbsence } from './won-by-absence.tsx';
import { words } from './words.ts';

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
  const toGame = paths.gameView(view.gameId);

  if (reason === 'disconnect' && winner === seat) {
    const toLobby = () => void navigate(paths.lobby, { replace: true });
    return <WonByAbsence statistics={<StatisticsLink large to={toGame} />} onLeave={toLobby} />;
  }
  return (
    <EndDialog names={names} game={game}>
      <RematchActions
        view={view}
        rivalName={names[otherSeat(seat)]}
        howItEnded={[forWhom(game, seat), howItEnded(game, names)].filter(Boolean).join(' ')}
        statistics={<StatisticsLink block to={toGame} />}
        onLeave={onLeave}
      />
    </EndDialog>
  );
}

type LinkProps = Omit<ButtonLook, 'variant'> & { readonly to: string };

/**
 * Leads from the end of a game to its statistics, which take its place in the history: the address of
 * a game that is over only leads to them again.
 */
function StatisticsLink({ to, ...look }: LinkProps) {
  const navigate = useNavigate();

  return (
    <ButtonLink
      {...look}
      variant="quiet"
      to={to}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(to, { replace: true });
      }}
    >
      {words.ended.statistics}
    </ButtonLink>
  );
}

function howItEnded({ outcome }: Game, names: BySeat<string>): string | undefined {
  const { winner, reason } = outcome ?? {};
  if (reason === 'idle' || reason === 'void') return words.ended[reason];
  if (!winner || (reason !== 'surrender' && reason !== 'disconnect')) return undefined;
  return words.ended[reason](names[otherSeat(winner)]);
}

/** The end in the words of the player here; nothing where nobody has won. */
function forWhom({ outcome }: Game, seat: Seat): string | undefined {
  if (!outcome?.winner) return undefined;
  return outcome.winner === seat ? words.ended.won : words.ended.lost;
}
