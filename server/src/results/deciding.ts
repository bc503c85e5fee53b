import { isDeepStrictEqual } from 'node:util';
import type { Act, DecisionBody, HistoryValue, TakingBackBody } from '@darts/contracts/results';
import { numberOf, sideOf, type PlayerNumber } from '@darts/contracts/game/pairs';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { enteredResult } from '@darts/rules/play/endings/entered';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import {
  asOrganiser,
  voidedIn,
  type Competition,
  type CompetitionKind,
} from '../competitions/service.ts';
import {
  mayBeTakenBack,
  type CompetitionGame,
  type EnteredOutcome,
  type HeldGame,
} from '../play/service.ts';
import type { Deps, GameOf } from './deps.ts';
import { planLastNotice } from './notices.ts';

/** Decision by hand: outcome, author and reason. */
type Decision = {
  readonly outcome: EnteredOutcome;
  readonly act: Act;
  readonly by: Caller;
  readonly reason?: string | undefined;
};

/** Decisions by hand on league and tournament games. */
export function deciding({ transact, competitions, holding, entered }: Deps) {
  /**
   * Holds a game whose players are known, of a competition that has begun, for its organiser.
   *
   * @throws {Refusal} what `holding` refuses, `rival-unknown`
   */
  async function heldIn(unit: Unit, kind: CompetitionKind, of: GameOf, by: Caller) {
    const right = { ...asOrganiser(by, 'begun'), of: { kind, ...of } };
    const held = await holding(unit, of.gameId, right);
    if (held.game.playerIds.length < 2) throw new Refusal('rival-unknown');
    return held;
  }

  /** Decides a game, adds the history entry and plans the mails; also when the players agree on a result. */
  async function decide(unit: Unit, game: CompetitionGame, decision: Decision): Promise<void> {
    const { outcome, act, by, reason } = decision;
    const { kind, competitionId, gameId } = game;
    const after = await entered.decide(unit, game, outcome);
    const at = await competitions[kind].note(unit, {
      competitionId,
      gameId,
      by,
      act,
      about: after.seated,
      before: valueOf(game),
      after: valueOf(after),
      reason,
    });
    const others = after.seated.filter((userId) => userId !== by.userId);
    await planLastNotice(unit, { competitionId, gameId, at }, others);
  }

  return {
    decide,

    /**
     * Decides a game as the organiser, or changes its decision. Repeated, it changes nothing.
     *
     * @throws {Refusal} what `holding` refuses, `rival-unknown`,
     * `game-in-progress`, `player-withdrawn`, `reason-missing`, `impossible-result`,
     * `result-changed`, `next-game-begun`
     */
    enter: (kind: CompetitionKind, of: GameOf, body: DecisionBody, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        const { game, competition } = await heldIn(unit, kind, of, caller);
        const { outcome: act, reason } = body;
        const isLast = await competitions[kind].wasLast(unit, { ...of, by: caller, act, reason });
        if (isLast && isSame(body, game)) return;
        checkSeen(body, game);
        if (isOutOfTable(competition, game)) throw new Refusal('player-withdrawn');
        if (game.outcome && body.reason === undefined) throw new Refusal('reason-missing');
        const outcome = outcomeOf(body, game);
        await decide(unit, game, { outcome, act, by: caller, reason });
      }),

    /**
     * Takes back the entered outcome of a game in which nobody threw a dart: the game is to be played. Repeated, it
     * changes nothing.
     *
     * @throws {Refusal} what `holding` refuses, `rival-unknown`,
     * `not-taken-back`, `player-withdrawn`, `result-changed`, `next-game-begun`, `not-in-progress`
     */
    takeBack: (
      kind: CompetitionKind,
      of: GameOf,
      body: TakingBackBody,
      caller: Caller,
    ): Promise<void> =>
      transact(async (unit) => {
        const { game: before, competition } = await heldIn(unit, kind, of, caller);
        const again = { ...of, by: caller, act: 'taken-back', reason: body.reason } as const;
        if (!before.outcome && (await competitions[kind].wasLast(unit, again))) return;
        checkSeen(body, before);
        if (isOutOfTable(competition, before) || !mayPlay(competition, before)) {
          throw new Refusal('player-withdrawn');
        }
        if (kind === 'league' && competition.status !== 'encurso')
          throw new Refusal('not-in-progress');
        if (!mayBeTakenBack(before)) throw new Refusal('not-taken-back');
        await entered.reopen(unit, before);
        const values = { about: before.seated, before: valueOf(before), after: {} };
        const at = await competitions[kind].note(unit, { ...again, ...values });
        await planLastNotice(unit, { ...of, at }, before.seated);
      }),
  };
}

/** @throws {Refusal} `result-changed` if the game has changed since the caller read it */
function checkSeen({ seen }: Pick<TakingBackBody, 'seen'>, { version }: HeldGame): void {
  if (seen !== undefined && seen !== version) throw new Refusal('result-changed');
}

/** True if a game already has the outcome that a body asks for. */
function isSame(body: DecisionBody, game: HeldGame): boolean {
  const { endReason, winner, legsWon, left } = valueOf(game);
  if (endReason !== body.outcome) return false;
  if (body.outcome === 'walkover') return winner === body.came;
  return (
    body.outcome === 'void' || (left === body.left && isDeepStrictEqual(legsWon, body.legsWon))
  );
}

/** True if a game was decided by a withdrawal, or is void because of one. */
export const isOutOfTable = (
  { enrolled }: Competition,
  { playerIds, outcome }: HeldGame,
): boolean => outcome?.reason === 'withdrawal' || voidedIn(enrolled)(playerIds);

/** True if the players of a game still have accounts, and are not withdrawn. */
export const mayPlay = (
  { enrolled }: Competition,
  { playerIds }: Pick<HeldGame, 'playerIds'>,
): boolean =>
  playerIds.every((userId) =>
    enrolled.some((row) => row.user_id === userId && row.username !== null && !row.withdrawn),
  );

/** A result entered by hand. */
export type Score = {
  readonly legsWon: readonly [number, number];
  readonly left?: number | undefined; // points that the loser had left, or both players in a draw; absent if unknown
};

/** Returns the outcome of a game that was played outside the app, checked by the rules. */
export function thrownElsewhere(
  { format, mayDraw }: Pick<HeldGame, 'format' | 'mayDraw'>,
  { legsWon: legs, left }: Score,
): EnteredOutcome {
  const result = enteredResult(format, { legs, left }, mayDraw);
  return { winner: result.winner ?? null, reason: 'result', result };
}

function outcomeOf(body: DecisionBody, game: HeldGame): EnteredOutcome {
  if (body.outcome === 'result') return thrownElsewhere(game, body);
  if (body.outcome === 'void') return { winner: null, reason: 'void' };
  return { winner: body.came === null ? null : sideOf(body.came), reason: 'walkover' };
}

/** Returns the number of the winner, as the history stores it; null: nobody. */
export const winnerNumber = ({ winner }: Pick<EnteredOutcome, 'winner'>): PlayerNumber | null =>
  winner === null ? null : numberOf(winner);

/** Returns the outcome of a game in the form that the history stores. */
export const valueOf = ({ outcome }: Pick<HeldGame, 'outcome'>): HistoryValue =>
  outcome
    ? {
        endReason: outcome.reason,
        winner: winnerNumber(outcome),
        ...(!hasNoScore(outcome.reason) && {
          legsWon: outcome.legsWon,
          ...leftKnown(outcome.left[outcome.winner === 0 ? 1 : 0]),
        }),
      }
    : {};

/** Returns the points that a loser had left; no field for 0, which means unknown: a loser of a leg has points left. */
export const leftKnown = (left: number): { readonly left?: number } => (left > 0 ? { left } : {});
