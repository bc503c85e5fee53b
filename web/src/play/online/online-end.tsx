import type { GameView, RematchState } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import { rivalOf, type Pair } from '@darts/rules/play/pair';
import type { Side } from '@darts/rules/play/sides';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EndDialog } from '#play/dialogs/end-dialog.tsx';
import { ButtonLink, type ButtonLook } from '#ui/button.tsx';
import { opensElsewhere } from '#ui/link.tsx';
import { RematchActions } from './rematch-actions.tsx';
import { WonByAbsence } from './won-by-absence.tsx';
import { onlineWords } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly game: Game;
  readonly names: Pair<string>;
  readonly side: Side; // the player at this device
  readonly rematch: RematchState | undefined; // the state at the server
  readonly onLeave: () => void;
};

/** The end of an online game, and the next actions. */
export function OnlineEnd({ view, game, names, side, rematch, onLeave }: Props) {
  const navigate = useNavigate();
  const { winner, reason } = game.outcome ?? {};
  const toGame = paths.gameView(view.gameId);

  if (reason === 'disconnect' && winner === side) {
    const toLobby = () => void navigate(paths.lobby, { replace: true });
    return <WonByAbsence statistics={<StatisticsLink large to={toGame} />} onLeave={toLobby} />;
  }
  return (
    <EndDialog names={names} game={game}>
      <RematchActions
        view={view}
        offered={rematch}
        rivalName={names[rivalOf(side)]}
        howItEnded={[forWhom(game, side), howItEnded(game, names)].filter(Boolean).join(' ')}
        statistics={<StatisticsLink block to={toGame} />}
        onLeave={onLeave}
      />
    </EndDialog>
  );
}

type LinkProps = Omit<ButtonLook, 'variant'> & { readonly to: string };

/**
 * A link from the end of a game to its statistics. It replaces the history entry, since the address of a finished
 * game redirects to the statistics.
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
      {onlineWords.ended.statistics}
    </ButtonLink>
  );
}

function howItEnded({ outcome }: Game, names: Pair<string>): string | undefined {
  const { winner, reason } = outcome ?? {};
  if (reason === 'idle' || reason === 'void') return onlineWords.ended[reason];
  if (winner === undefined || (reason !== 'surrender' && reason !== 'disconnect')) return undefined;
  return onlineWords.ended[reason](names[rivalOf(winner)]);
}

/** Returns the words for won or lost; undefined without a winner. */
function forWhom({ outcome }: Game, side: Side): string | undefined {
  if (outcome?.winner === undefined) return undefined;
  return outcome.winner === side ? onlineWords.ended.won : onlineWords.ended.lost;
}
