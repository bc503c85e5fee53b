import { numberOf } from '@darts/contracts/game/pairs';
import type { FinishedLeg } from '@darts/rules/play/game';
import type { PairSide } from '@darts/rules/play/pair';
import type { KeptGame } from './games-repository.ts';

type Thrown = { readonly side: PairSide; readonly scoredBy?: PairSide };

/**
 * Returns a game without the rival's id and turns, with the player's `result` if the game counts in statistics. Players
 * have numbers instead of sides, as in answers.
 */
export function ownGame(game: KeptGame, result: object | undefined) {
  const { turns, correction, legs, side, starter, ...kept } = game;
  const all = JSON.parse(turns) as readonly Thrown[]; // JSON of StoredTurn[]
  const { rival_id: _, ...counted } = { rival_id: null, ...result };
  return {
    ...counted,
    ...kept,
    starter: numberOf(starter),
    winner: numberAt(kept.winner),
    scorer: numberAt(kept.scorer),
    wants_to_score: numberAt(kept.wants_to_score),
    league_id: kept.kind === 'league' ? kept.competition_id : null,
    tournament_id: kept.kind === 'tournament' ? kept.competition_id : null,
    legs_over: JSON.stringify((JSON.parse(legs) as readonly FinishedLeg[]).map(legView)), // `legs` of a result is a count
    seat: numberOf(side),
    correction: all.at(-1)?.side === side ? correction : null,
    thrown: all.filter((turn) => turn.side === side).map(turnView),
  };
}

const numberAt = (side: PairSide | null) => (side === null ? null : numberOf(side));

const legView = ({ winner, ...leg }: FinishedLeg) => ({
  ...(winner !== undefined && { winner: numberOf(winner) }),
  ...leg,
});

const turnView = ({ side, scoredBy, ...turn }: Thrown) => ({
  seat: numberOf(side),
  ...turn,
  ...(scoredBy !== undefined && { scoredBy: numberOf(scoredBy) }),
});
