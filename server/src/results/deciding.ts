import type { Act, DecisionBody, HistoryValue, TakingBackBody } from '@darts/contracts/results';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { enteredResult } from '@darts/rules/play/endings/entered';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Competition, CompetitionKind } from '../competitions/service.ts';
import type { EnteredOutcome } from '../play/service.ts';
import type { Deps, GameOf } from './deps.ts';
import { planLastNotice } from './notices.ts';

export type Matchup = Awaited<ReturnType<Deps['games']['matchup']>>;

/** What is decided, by whom, and why. */
type Decision = {
  readonly outcome: EnteredOutcome;
  readonly act: Act;
  readonly by: Caller;
  readonly reason?: string;
};

/** Deciding games by hand: of leagues, whose tables follow, and of brackets, where somebody goes on. */
export function deciding({ competitions, games, entered, dates, leagues, tournaments }: Deps) {
  /** @throws {Refusal} `game-not-found`, `rival-unknown` */
  async function gameIn(unit: Unit, { competitionId, gameId }: GameOf): Promise<Matchup> {
    const game = await games.matchup(gameId, unit.db);
    if (game.competitionId !== competitionId) throw new Refusal('game-not-found');
    if (game.playerIds.length < 2) throw new Refusal('rival-unknown');
    return game;
  }

  /** Follows up what has become of a game: in its table, or in its bracket. */
  async function follow(unit: Unit, kind: CompetitionKind, of: GameOf): Promise<void> {
    await dates.forget(unit, of.gameId);
    if (kind === 'league') return leagues.noteResult(unit, of.competitionId);
    const { outcome, seated } = await games.matchup(of.gameId, unit.db);
    const winner = outcome?.winner;
    await tournaments.goOn(unit, of.gameId, winner ? (seated[winner - 1] ?? null) : null);
    return tournaments.callNext(unit, of.competitionId);
  }

  /** Decides a game and writes it down; also for its players, who agree on a result. */
  async function decide(unit: Unit, kind: CompetitionKind, of: GameOf, decision: Decision) {
    const { outcome, act, by, reason } = decision;
    const before = await gameIn(unit, of);
    await entered.decide(unit, of.gameId, outcome);
    await follow(unit, kind, of);
    const after = await games.matchup(of.gameId, unit.db);
    const at = await competitions[kind].note(unit, {
      ...of,
      by,
      act,
      about: after.seated,
      before: valueOf(before),
      after: valueOf(after),
      reason,
    });
    const others = after.seated.filter((userId) => userId !== by.userId);
    await planLastNotice(unit, { ...of, at }, others);
  }

  return {
    gameIn,
    decide,

    /**
     * Decides a game as the organiser, or decides it anew.
     *
     * @throws {Refusal} what `officiate` refuses, `game-not-found`, `rival-unknown`,
     * `game-in-progress`, `player-withdrawn`, `impossible-result`, `result-changed`,
     * `next-game-begun`
     */
    async enter(kind: CompetitionKind, of: GameOf, body: DecisionBody, caller: Caller) {
      const players = games.playersOf(of.gameId);
      await competitions[kind].officiate(of.competitionId, caller, players, async (unit, all) => {
        const game = await gameIn(unit, of);
        checkSeen(body, game);
        if (isOutOfTable(all, game)) throw new Refusal('player-withdrawn');
        const outcome = outcomeOf(body, game);
        await decide(unit, kind, of, {
          outcome,
          act: body.outcome,
          by: caller,
          reason: body.reason,
        });
      });
    },

    /**
     * Takes back what was entered for a game that nobody has thrown in: it is to be played.
     *
     * @throws {Refusal} what `officiate` refuses, `game-not-found`, `rival-unknown`,
     * `not-taken-back`, `player-withdrawn`, `result-changed`, `next-game-begun`, `not-in-progress`
     */
    async takeBack(kind: CompetitionKind, of: GameOf, body: TakingBackBody, caller: Caller) {
      const players = games.playersOf(of.gameId);
      await competitions[kind].officiate(of.competitionId, caller, players, async (unit, all) => {
        const before = await gameIn(unit, of);
        checkSeen(body, before);
        if (isOutOfTable(all, before) || !mayPlay(all, before)) {
          throw new Refusal('player-withdrawn');
        }
        if (kind === 'league' && all.status !== 'encurso') throw new Refusal('not-in-progress');
        await entered.reopen(unit, of.gameId);
        if (kind === 'league') await leagues.noteResult(unit, of.competitionId);
        else await tournaments.takeBack(unit, of.gameId, all.status);
        await dates.reopen(unit, of.gameId);
        if (kind === 'tournament') await tournaments.callNext(unit, of.competitionId);
        const entry = { ...of, by: caller, act: 'taken-back', about: before.seated } as const;
        const values = { before: valueOf(before), after: {}, reason: body.reason };
        const at = await competitions[kind].note(unit, { ...entry, ...values });
        await planLastNotice(unit, { ...of, at }, before.seated);
      });
    },
  };
}

/** @throws {Refusal} `result-changed`: it is not as the caller knows it */
function checkSeen({ seen }: Pick<TakingBackBody, 'seen'>, { version }: Matchup): void {
  if (seen !== undefined && seen !== version) throw new Refusal('result-changed');
}

/** Whether it was decided by a withdrawal, or is of somebody whose games are all void. */
export const isOutOfTable = (
  { enrolled }: Competition,
  { playerIds, outcome }: Pick<Matchup, 'playerIds' | 'outcome'>,
): boolean =>
  outcome?.reason === 'withdrawal' ||
  enrolled.some((row) => row.withdrawn === 'void' && playerIds.includes(row.user_id));

/** Whether its players still have accounts, and are not withdrawn. */
export const mayPlay = (
  { enrolled }: Competition,
  { playerIds }: Pick<Matchup, 'playerIds'>,
): boolean =>
  playerIds.every((userId) =>
    enrolled.some((row) => row.user_id === userId && row.username !== null && !row.withdrawn),
  );

/** A result that was thrown elsewhere, checked by the rules. */
export function thrownElsewhere(
  { format, mayDraw }: Pick<Matchup, 'format' | 'mayDraw'>,
  { legsWon: [player1, player2], left }: { legsWon: readonly [number, number]; left: number },
): EnteredOutcome {
  const entry = { legs: { player1, player2 }, left };
  const result = enteredResult(format, entry, mayDraw);
  const winner = result.winner && (result.winner === 'player1' ? 1 : 2);
  return { winner: winner ?? null, reason: 'result', result };
}

function outcomeOf(body: DecisionBody, game: Matchup): EnteredOutcome {
  if (body.outcome === 'result') return thrownElsewhere(game, body);
  if (body.outcome === 'void') return { winner: null, reason: 'void' };
  return { winner: body.came, reason: 'walkover' };
}

/** How a game stands, as history keeps it. */
export const valueOf = ({ outcome }: Pick<Matchup, 'outcome'>): HistoryValue =>
  outcome
    ? {
        endReason: outcome.reason,
        winner: outcome.winner,
        ...(!hasNoScore(outcome.reason) && {
          legsWon: outcome.legsWon,
          left: outcome.left[outcome.winner === 1 ? 1 : 0],
        }),
      }
    : {};
