import { isDeepStrictEqual } from 'node:util';
import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { newGame, type Game } from '@darts/rules/play/game';
import { legsWon, legWinners, turnsByLeg, type Leg } from '@darts/rules/play/legs';
import type { EnteredResult } from '@darts/rules/play/endings/entered';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Deps } from '#play/deps.ts';
import { recounting } from '#play/figures/counting.ts';
import { broadcastGame } from '#play/game-events.ts';
import { gameRepository, type LiveGameRow } from '#play/repository.ts';
import { columnsOf, replayedIn, settingsIn, turnsIn } from '#play/stored-game.ts';
import type { SeatNumber } from '#play/tables.ts';
import { mayBeTakenBack } from './taken-back.ts';

/** How a game is decided that its players do not throw here. */
export type EnteredOutcome = {
  readonly winner: SeatNumber | null;
  readonly reason: EndReason;
  readonly result?: EnteredResult; // where it was thrown elsewhere
};

/** Outcomes of games that follow from no turn: entered by hand, or from who can come. */
export function enteredOutcomes(deps: Pick<Deps, 'db' | 'clock' | 'broadcast' | 'countGame'>) {
  const { clock, broadcast } = deps;
  const { takeOut } = recounting(deps);

  return {
    /**
     * Decides a game that is still to be played, or decides it anew. What follows for its league or
     * bracket is the caller's to do.
     *
     * @throws {Refusal} `game-not-found`, `game-in-progress`, `lost-race`
     */
    async decide(unit: Unit, gameId: string, outcome: EnteredOutcome): Promise<void> {
      const { winner, reason, result } = outcome;
      const row = await gameRepository(unit.db).get(gameId);
      if (row.status === 'encurso') throw new Refusal('game-in-progress');
      await takeOut(unit, gameId); // what was thrown in it counts in nobody's figures any longer
      const after = await gameRepository(unit.db).save(row, {
        ...boardOf(row, result),
        status: 'finalizada',
        winner,
        end_reason: reason,
        scorer: null, // it is decided, also where it stood still with one who recorded for both
        finished_at: row.finished_at ?? clock(),
      });
      broadcastGame(unit, broadcast, after);
    },

    /**
     * Takes back what was entered for a game that nobody threw a dart in: it is still to be played.
     *
     * @throws {Refusal} `game-not-found`, `not-taken-back`, `lost-race`
     */
    async reopen(unit: Unit, gameId: string): Promise<void> {
      const row = await gameRepository(unit.db).get(gameId);
      if (!mayBeTakenBack(row.end_reason, turnsIn(row))) throw new Refusal('not-taken-back');
      const after = await gameRepository(unit.db).save(row, {
        ...columnsOf(newGame(settingsIn(row))),
        status: 'pendiente',
        scorer: null,
        finished_at: null,
      });
      broadcastGame(unit, broadcast, after);
    },
  };
}

export type EnteredOutcomes = ReturnType<typeof enteredOutcomes>;

/** Its legs and points. Those of a game that was thrown stay, unless it has another result. */
function boardOf(row: LiveGameRow, result: EnteredResult | undefined) {
  const isThrown = turnsIn(row).length > 0;
  if (!result && isThrown) return {};
  const { score1, score2, legs } = columnsOf({
    ...newGame(settingsIn(row)),
    ...(result && { scores: result.scores, legs: legsAfter(replayedIn(row), result) }),
  });
  return { score1, score2, legs };
}

/** Turns stay in the legs that they were thrown in, and legs with whoever won them, if that agrees with the result. */
function legsAfter(game: Game, { winner, legs }: EnteredResult): readonly Leg[] {
  const thrown = turnsByLeg(game).map(({ length }) => length); // the last one's, too
  const entered = legsWon(winner ? [...legs, winner] : legs);
  const isAsThrown = isDeepStrictEqual(entered, legsWon(legWinners(game)));
  if (isAsThrown && winner === game.outcome?.winner) return game.legs;
  const count = Math.max(legs.length, thrown.length - 1);
  return Array.from({ length: count }, (_, index) => ({
    ...(legs[index] && { winner: legs[index] }),
    turns: thrown[index] ?? 0,
  }));
}
