import { isDeepStrictEqual } from 'node:util';
import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import type { Game } from '@darts/rules/play/game';
import { newGame } from '@darts/rules/play/match';
import type { FinishedLeg } from '@darts/rules/play/game';
import { legsWon, legWinners, turnsByLeg } from '@darts/rules/play/legs';
import type { EnteredResult } from '@darts/rules/play/endings/entered';
import type { PairSide } from '@darts/rules/play/pair';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Deps } from '#play/deps.ts';
import { isOfCompetition } from '#play/follow-up.ts';
import { takeOut } from '#play/figures/counting.ts';
import { broadcastGame } from '#play/game-events.ts';
import { heldGame, type HeldGame } from '#play/held-game.ts';
import { gameRepository, type LiveGame } from '#play/repository.ts';
import { columnsOf, replayedIn, settingsIn, turnsIn } from '#play/stored-game.ts';

/** Outcome of a game that does not follow from turns recorded here. */
export type EnteredOutcome = {
  readonly winner: PairSide | null;
  readonly reason: EndReason;
  readonly result?: EnteredResult; // present if the game was played elsewhere
};

type EnteringDeps = Pick<Deps, 'clock' | 'broadcast' | 'countGame' | 'followUp'>;

/** Decides games other than by their turns: by an outcome entered by hand, or because a player will not come. */
export function enteredOutcomes(deps: EnteringDeps) {
  const { clock, broadcast, followUp } = deps;

  async function settle(unit: Unit, { row }: HeldGame, outcome: EnteredOutcome): Promise<HeldGame> {
    const { winner, reason, result } = outcome;
    if (row.status === 'encurso') throw new Refusal('game-in-progress');
    await takeOut(deps, unit, row); // removes its turns from the players' figures
    const after = await gameRepository(unit.db).save(row, {
      ...boardOf(row, result),
      status: 'finalizada',
      winner,
      end_reason: reason,
      scorer: null, // a void game with a scorer would count as undecided
      finished_at: row.finished_at ?? clock(),
    });
    broadcastGame(unit, broadcast, after);
    return heldGame(after);
  }

  async function undo(unit: Unit, { row }: HeldGame): Promise<HeldGame> {
    const after = await gameRepository(unit.db).save(row, {
      ...columnsOf(newGame(settingsIn(row))),
      status: 'pendiente',
      scorer: null,
      finished_at: null,
    });
    broadcastGame(unit, broadcast, after);
    return heldGame(after);
  }

  return {
    /**
     * Decides a game without calling `followUp`: the caller handles the consequences.
     *
     * @throws {Refusal} `game-in-progress`, `lost-race`
     */
    settle,

    /**
     * Takes back the outcome of a game without calling `followUp`: the caller handles the consequences.
     *
     * @throws {Refusal} `lost-race`
     */
    undo,

    /**
     * Decides a scheduled game, or changes the outcome of a finished game.
     *
     * @throws {Refusal} `game-in-progress`, `lost-race`, `next-game-begun`
     */
    async decide(unit: Unit, game: HeldGame, outcome: EnteredOutcome): Promise<HeldGame> {
      const after = await settle(unit, game, outcome);
      if (isOfCompetition(after)) await followUp.decided(unit, after, outcome.winner);
      return after;
    },

    /**
     * Takes back the outcome of a game without recorded turns, which is then to be played.
     *
     * @throws {Refusal} `lost-race`, `next-game-begun`, `not-in-progress`
     */
    async reopen(unit: Unit, game: HeldGame): Promise<void> {
      const after = await undo(unit, game);
      if (isOfCompetition(after)) await followUp.reopened(unit, after);
    },
  };
}

export type EnteredOutcomes = ReturnType<typeof enteredOutcomes>;

/** Returns the columns of legs and points. A game with turns keeps its own, unless a result is entered. */
function boardOf(row: LiveGame, result: EnteredResult | undefined) {
  const isThrown = turnsIn(row).length > 0;
  if (!result && isThrown) return {};
  const { scores, legs } = columnsOf({
    ...newGame(settingsIn(row)),
    ...(result && { scores: result.scores, legs: legsAfter(replayedIn(row), result) }),
  });
  return { scores, legs };
}

/**
 * Returns the legs of a game with an entered result. They stay as played if the result agrees with the turns. Otherwise
 * the result says who won each leg; the turns stay in the legs in which they were thrown.
 */
function legsAfter(game: Game, { winner, legs }: EnteredResult): readonly FinishedLeg[] {
  const thrown = turnsByLeg(game).map(({ length }) => length); // including the last leg
  const entered = legsWon(winner === undefined ? legs : [...legs, winner], 2);
  const isAsThrown = isDeepStrictEqual(entered, legsWon(legWinners(game), 2));
  if (isAsThrown && winner === game.outcome?.winner) return game.legs;
  const count = Math.max(legs.length, thrown.length - 1);
  return Array.from({ length: count }, (_, index) => ({
    ...(legs[index] !== undefined && { winner: legs[index] }),
    turns: thrown[index] ?? 0,
  }));
}
