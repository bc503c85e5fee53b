import { isDeepStrictEqual } from 'node:util';
import {
  isDecidedUnplayed,
  decideUnplayed,
  type Coming,
  type UnplayedOutcome,
} from '@darts/rules/tournaments/meeting';
import { nextPlace } from '@darts/rules/tournaments/bracket';
import type { PairSide } from '@darts/rules/play/pair';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Db } from '#platform/store/db.ts';
import { holdCompetition, type CompetitionService } from '../competitions/service.ts';
import type {
  NewPlayers,
  CompetitionGame,
  EnteredOutcomes,
  HeldGame,
  PlayService,
} from '../play/service.ts';
import { newCourse, type Course, type Moves } from './course.ts';
import { groupRepository } from './group-repository.ts';
import { groupStages } from './groups.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import type { BracketPlaceRow } from './tables.ts';
import { thirdPlaces } from './third-place.ts';

type Seated = HeldGame['seated'];

export type AdvancingDeps = {
  readonly competitions: CompetitionService;
  readonly games: PlayService;
  readonly entered: EnteredOutcomes;
  /** Returns the users among `userIds` whose accounts are deleted. */
  readonly goneAmong: (trx: Db, userIds: readonly string[]) => Promise<readonly string[]>;
};

/** Advances players through a held tournament, up to games that wait for players or to its end. */
export function advancing({ competitions, games, entered, goneAmong }: AdvancingDeps) {
  const groups = groupStages({ competitions, goneAmong, bring, follow });
  const third = thirdPlaces({ bring });

  /**
   * Stores the player who advances from a game (null: nobody), also in place of another, and applies the effects.
   * In a group, the table decides who advances.
   *
   * @throws {Refusal} `next-game-begun`
   */
  async function goOn(course: Course, gameId: string, winnerId: string | null): Promise<void> {
    const { db } = course.unit;
    const inGroup = await groupRepository(db).placeOf(gameId);
    if (inGroup) return groups.noteResult(course, inGroup);
    return follow(course, await bracketRepository(db).decide(gameId, winnerId));
  }

  /**
   * Applies the state of a place, decided or open again, to the games that it leads to. A place that leads to no
   * game finishes or resumes the tournament.
   *
   * @throws {Refusal} `next-game-begun`
   */
  async function follow(course: Course, place: BracketPlaceRow): Promise<void> {
    const next = nextPlace(place);
    const places = bracketRepository(course.unit.db);
    const ahead = await places.at(place.tournament_id, next.round, next.match);
    if (!ahead) return finishOrResume(course.unit, place);
    await bring(course, ahead, { [next.side]: place.winner_id });
    return third.noteSemifinal(course, place);
  }

  async function finishOrResume(
    unit: Unit,
    { tournament_id: id, is_decided }: BracketPlaceRow,
  ): Promise<void> {
    if (is_decided === 0) return competitions.resume(unit, id);
    if (await bracketRepository(unit.db).isDecided(id)) await competitions.finish(unit, id);
    return undefined;
  }

  /**
   * Seats players in a game, or empties its seats, and decides the game if it cannot be played. A previous outcome
   * without play is undone, with its effects.
   *
   * @param calledOff outcome of the game, whoever its players are
   * @throws {Refusal} `next-game-begun`
   */
  async function bring(
    course: Course,
    place: BracketPlaceRow,
    coming: NewPlayers,
    calledOff?: UnplayedOutcome,
  ): Promise<void> {
    const { unit, moves } = course;
    const before = await course.game(gameIdAt(place));
    const { gameId } = before;
    const { 0: one = before.seated[0], 1: other = before.seated[1] } = coming;
    const seated = [one, other] as const;
    const outcomeNow = async () => calledOff ?? outcomeOf(unit, place, seated);
    const wasSettled = place.is_decided === 1 && isDecidedUnplayed(before);
    if (wasSettled) {
      if ((await outcomeNow()) && isDeepStrictEqual(seated, before.seated)) return;
      course.put(await entered.undo(unit, before));
    }
    course.put(await games.place(unit, await course.game(gameId), coming));
    if (before.seated.some((player, at) => player !== null && player !== seated[at])) {
      moves.reseated.add(gameId);
    }
    const outcome = await outcomeNow(); // after the write, so that a concurrent deletion of an account loses the race
    if (outcome) return settle(course, gameId, outcome);
    moves.settled.delete(gameId);
    if (!seated.includes(null)) moves.playable.add(gameId);
    if (!wasSettled) return undefined;
    return follow(course, await bracketRepository(unit.db).decide(gameId, null, false));
  }

  /**
   * Returns the outcome of a game that cannot be played; undefined if it can be, or while its players are not
   * known.
   */
  async function outcomeOf(
    unit: Unit,
    place: BracketPlaceRow,
    seated: Seated,
  ): Promise<UnplayedOutcome | undefined> {
    if (!(await bracketRepository(unit.db).areFeedersDecided(place))) return undefined;
    if (place.round === 1 && seated.includes(null)) return undefined; // a group is still to decide who plays
    return decideUnplayed(...(await comingTo(unit, place.tournament_id, seated)));
  }

  async function settle(course: Course, gameId: string, outcome: UnplayedOutcome): Promise<void> {
    const { unit, moves } = course;
    const game = course.put(await entered.settle(unit, await course.game(gameId), outcome));
    moves.settled.add(gameId);
    moves.playable.delete(gameId);
    await goOn(course, gameId, playerAt(game, outcome.winner));
  }

  async function comingTo(
    { db }: Unit,
    tournamentId: string,
    seated: Seated,
  ): Promise<[Coming, Coming]> {
    const known = seated.filter((player) => player !== null);
    const gone = known.length === 0 ? [] : await goneAmong(db, known);
    const withdrawn = await competitions.withdrawnFrom(db, tournamentId);
    const coming = (playerId: string | null): Coming => {
      if (playerId !== null && withdrawn.includes(playerId)) return { playerId, out: 'withdrawal' };
      return playerId !== null && gone.includes(playerId)
        ? { playerId, out: 'absence' }
        : { playerId };
    };
    return [coming(seated[0]), coming(seated[1])];
  }

  /** Decides a game of a player who will not play on, for the rival. No-op while the rival is not known. */
  async function concedeOne(course: Course, gameId: string): Promise<void> {
    const { unit } = course;
    const inGroup = await groupRepository(unit.db).placeOf(gameId);
    const place = inGroup ?? (await bracketRepository(unit.db).placeOf(gameId));
    const { seated } = await course.game(gameId);
    const outcome =
      'place_id' in place
        ? await outcomeOf(unit, place, seated)
        : decideUnplayed(...(await comingTo(unit, place.tournament_id, seated)));
    if (outcome) await settle(course, gameId, outcome);
  }

  return {
    /**
     * Advances the player of a side from a decided game; null: nobody. A game that is still to be decided by hand
     * advances nobody.
     *
     * @throws {Refusal} `next-game-begun`
     */
    async goOn(unit: Unit, game: CompetitionGame, through: PairSide | null): Promise<Moves> {
      const course = newCourse(unit, games, [game]);
      if (!game.isUndecided) await goOn(course, game.gameId, playerAt(game, through));
      return course.moves;
    },

    /**
     * Undoes the advance from a game, with its effects. Undoing that of a final resumes the tournament.
     *
     * @throws {Refusal} `next-game-begun`, `not-in-progress`
     */
    async takeBack(unit: Unit, game: CompetitionGame): Promise<Moves> {
      const { competitionId: id, gameId } = game;
      const course = newCourse(unit, games, [game]);
      const inGroup = await groupRepository(unit.db).placeOf(gameId);
      const { status } = await competitions.get(id, unit.db);
      const isOver = status === 'finalizada';
      const isCalledOff = isOver && !(await bracketRepository(unit.db).isDecided(id));
      if (isCalledOff) throw new Refusal('not-in-progress'); // the games after it would stay void
      if (inGroup) await groups.reopen(course, inGroup);
      else await follow(course, await bracketRepository(unit.db).decide(gameId, null, false));
      return course.moves;
    },

    /**
     * Part of the deletion of an account. Marks the user as withdrawn in tournaments with groups, so that the user
     * cannot advance from a group, not even if the deletion decides the last game of the group. Until the
     * transaction ends, no group ends and no semi-final is corrected, so that the deletion finds all games of the
     * user.
     */
    async releaseUser(unit: Unit, userId: string): Promise<void> {
      const staged = await tournamentRepository(unit.db).stagedOf(userId);
      for (const { tournament_id: id, group_stage: groupStage } of staged) {
        await holdCompetition(unit, id);
        if (groupStage !== null) await competitions.retire(unit, id, userId, 'lost');
      }
    },

    /**
     * Advances the rivals of a player who will not play on, at once or as soon as each rival is known.
     *
     * @param gameIds games of the player that are still to be played
     */
    async concede(unit: Unit, gameIds: readonly string[]): Promise<Moves> {
      const course = newCourse(unit, games);
      for (const gameId of gameIds) await concedeOne(course, gameId);
      return course.moves;
    },
  };
}

const playerAt = ({ seated }: HeldGame, side: PairSide | null): string | null =>
  side === null ? null : seated[side];

/** Returns the game id of a place that is not a bye. */
function gameIdAt({ game_id: gameId }: BracketPlaceRow): string {
  if (gameId === null) throw new Error('players come to games');
  return gameId;
}
