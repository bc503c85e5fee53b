import { isDeepStrictEqual } from 'node:util';
import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { newGame, type Game } from '@darts/rules/play/game';
import { legsWon, legWinners, turnsByLeg, type Leg } from '@darts/rules/play/legs';
import type { EnteredResult } from '@darts/rules/play/endings/entered';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Deps } from '#play/deps.ts';
import { isOfCompetition } from '#play/follow-up.ts';
import { takeOut } from '#play/figures/counting.ts';
import { broadcastGame } from '#play/game-events.ts';
import { heldGame, type HeldGame } from '#play/held-game.ts';
import { gameRepository, type LiveGameRow } from '#play/repository.ts';
import { columnsOf, replayedIn, settingsIn, turnsIn } from '#play/stored-game.ts';
import type { SeatNumber } from '#play/tables.ts';

/** How a game is decided that its players do not throw here. */
export type EnteredOutcome = {
  readonly winner: SeatNumber | null;
  readonly reason: EndReason;
  readonly result?: EnteredResult; // where it was thrown elsewhere
};

type EnteringDeps = Pick<Deps, 'clock' | 'broadcast' | 'countGame' | 'followUp'>;

/** Outcomes of games that follow from no turn: entered by hand, or from the players that can come. */
export function enteredOutcomes(deps: EnteringDeps) {
  const { clock, broadcast, followUp } = deps;

  async function settle(unit: Unit, { row }: HeldGame, outcome: EnteredOutcome): Promise<HeldGame> {
    const { winner, reason, result } = outcome;
    if (row.status === 'encurso') throw new Refusal('game-in-progress');
    await takeOut(deps, unit, row); // its turns count in nobody's figures any longer
    const after = await gameRepository(unit.db).save(row, {
      ...boardOf(row, result),
      status: 'finalizada',
      winner,
      end_reason: reason,
      scorer: null, // it is decided, also where it stood still with a scorer for both
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
     * Decides a game without its consequences, for a bracket that draws them.
     *
     * @throws {Refusal} `game-in-progress`, `lost-race`
     */
    settle,

    /**
     * Takes back the outcome of a game without its consequences, for a bracket that draws them.
     *
     * @throws {Refusal} `lost-race`
     */
    undo,

    /**
     * Decides a game of a competition that is still to be played, or decides it anew.
     *
     * @throws {Refusal} `game-in-progress`, `lost-race`, `next-game-begun`
     */
    async decide(unit: Unit, game: HeldGame, outcome: EnteredOutcome): Promise<HeldGame> {
      const after = await settle(unit, game, outcome);
      if (isOfCompetition(after)) await followUp.decided(unit, after, outcome.winner);
      return after;
    },

    /**
     * Takes back the outcome of a game of a competition in which no dart was thrown: it is to be played.
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
