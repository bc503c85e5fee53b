import type { Actor } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../accounts/service.ts';
import {
  isOfCompetition,
  type CompetitionGame,
  type CompetitionRef,
  type PlayService,
} from '../play/service.ts';
import { holdCompetition, type CompetitionChanges } from './changes.ts';
import type { Competition } from './repository.ts';
import type { Right } from './rights.ts';
import type { CompetitionKind } from './tables.ts';

type Deps = {
  readonly games: PlayService;
  readonly competitions: Readonly<
    Record<CompetitionKind, Pick<CompetitionChanges, 'holdAs' | 'broadcastChange'>>
  >;
};

/** Right of a player in a game that has not begun (`pending`), or that is not over (`open`). */
type PlayerRight = {
  readonly as: 'player';
  readonly by: Actor;
  readonly when: 'pending' | 'open';
};

export const asPlayer = (by: Actor, when: PlayerRight['when']): PlayerRight => ({
  as: 'player',
  by,
  when,
});

type OrganiserRight = Right & { readonly as: 'organiser'; readonly of: CompetitionRef };

type HeldByPlayer = { readonly game: CompetitionGame; readonly rivalId: string };
type HeldByOrganiser = { readonly game: CompetitionGame; readonly competition: Competition };

export type Holding = ReturnType<typeof gameHolding>;

/** Dependencies of every feature that changes games of competitions. */
export type GameDeps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly games: PlayService;
  readonly holding: Holding;
};

/** Returns the function that holds games of competitions. */
export function gameHolding({ games, competitions }: Deps) {
  async function heldByPlayer(
    unit: Unit,
    gameId: string,
    right: PlayerRight,
  ): Promise<HeldByPlayer> {
    const { userId } = right.by;
    const game = await games.matchup(gameId, unit.db);
    if (!game.playerIds.includes(userId)) throw new Refusal('not-a-player');
    const areThere = await lockAccounts(unit.db, game.playerIds);
    if (isOfCompetition(game)) {
      await holdCompetition(unit, game.competitionId);
      await games.hold(unit, game);
    }
    if (game.status === 'finalizada') throw new Refusal('game-over');
    const isRefused = right.when === 'pending' && game.status === 'encurso';
    if (isRefused || !isOfCompetition(game)) throw new Refusal('already-begun');
    const rivalId = game.playerIds.find((id) => id !== userId);
    if (rivalId === undefined) throw new Refusal('rival-unknown');
    if (!areThere) {
      const isCallerThere = await lockAccounts(unit.db, [userId]);
      throw new Refusal(isCallerThere ? 'game-over' : 'no-session'); // the rival is gone and about to lose it
    }
    competitions[game.kind].broadcastChange(unit, game.competitionId);
    return { game, rivalId };
  }

  async function heldByOrganiser(
    unit: Unit,
    gameId: string,
    right: OrganiserRight,
  ): Promise<HeldByOrganiser> {
    const { kind, competitionId } = right.of;
    const game = await games.find(gameId, unit.db);
    if (game && game.playerIds.length > 0) await lockAccounts(unit.db, game.playerIds);
    const competition = await competitions[kind].holdAs(unit, competitionId, right);
    const isIn = game && isOfCompetition(game) && game.competitionId === competitionId;
    if (!isIn) throw new Refusal('game-not-found');
    await games.hold(unit, game);
    return { game, competition };
  }

  /**
   * Holds a game of a competition for one of its players. Until the transaction ends, neither player acts on the
   * game elsewhere or deletes the account, and nobody else changes the game or its competition. The game is read
   * once. Then the accounts of its players, the row of its competition and the unchanged game are locked, in this
   * order. Broadcasts the change of the competition.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`, `already-begun`, `rival-unknown`,
   * `no-session`, `lost-race`
   */
  function holding(unit: Unit, gameId: string, right: PlayerRight): Promise<HeldByPlayer>;
  /**
   * Holds a game in the same way for an organiser of its competition.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`,
   * `not-in-progress`, `game-not-found`, `lost-race`
   */
  function holding(unit: Unit, gameId: string, right: OrganiserRight): Promise<HeldByOrganiser>;
  function holding(unit: Unit, gameId: string, right: PlayerRight | OrganiserRight) {
    return right.as === 'player'
      ? heldByPlayer(unit, gameId, right)
      : heldByOrganiser(unit, gameId, right);
  }
  return holding;
}
