import type { EndReason, Game } from '@darts/rules/play/game';
import { SEATS, type Seat } from '@darts/rules/play/seats';
import { tallyOf, totalsStep } from '@darts/rules/play/statistics';
import type { Query, Script } from '#platform/store/statements.ts';
import { performOrLose, type Unit } from '#platform/store/transactions.ts';
import { presenceRepository } from '#play/presence-repository.ts';
import { rematchOffer } from '#play/rematch/rematch-offer.ts';
import { rematchRepository } from '#play/rematch/rematch-repository.ts';
import { gameRepository, type LiveGameRow, type NamedGameRow } from '#play/repository.ts';
import { statisticsRepository } from '#play/statistics-repository.ts';
import { columnsOf } from '#play/stored-game.ts';
import type { Deps } from '#play/deps.ts';

// They were not played: they are in no statistics and in no list of results.
const NOT_PLAYED: ReadonlySet<EndReason> = new Set(['absence', 'void', 'bye']);

/** Whether nothing but its players waits for its end. */
export const isLobbyGame = (row: Pick<NamedGameRow, 'league_id' | 'tournament_id'>): boolean =>
  row.league_id === null && row.tournament_id === null;

/** A game that ends: its row before and after, with all its turns, and the rules' value. */
export type Ending = {
  readonly before: Omit<LiveGameRow, 'turns'>;
  readonly after: LiveGameRow;
  readonly game: Game;
  readonly sessionId?: string; // that its last turn was sent in, and that has to be open
};

/** What writes a game's end over the row it was computed from: its players are free, and it counts. */
export const finishScript =
  (deps: Pick<Deps, 'db' | 'countGame' | 'clock'>) =>
  ({ before, after, game, sessionId }: Ending): Script => {
    const { db, clock } = deps; // the database writes its queries here, and is not asked
    const now = clock();
    const { status, turns, finished_at } = after;
    const changes = { ...columnsOf(game), turns, status, finished_at };
    const inSession = sessionId === undefined ? undefined : { sessionId, now };
    // They are where the row says: every change of who holds a game writes its version, too.
    const offer = isLobbyGame(before) ? rematchOffer(before.players, now) : undefined;
    return {
      first: gameRepository(db).overwrite(before, changes, inSession),
      rest: [
        presenceRepository(db).unseat(before.game_id),
        ...(offer ? [rematchRepository(db).open(offer)] : []),
        ...countedAs(deps, after, game),
      ],
    };
  };

/** What counts a game that was played. */
function countedAs(
  { db, countGame }: Pick<Deps, 'db' | 'countGame'>,
  row: NamedGameRow,
  { turns, outcome }: Game,
): Query[] {
  if (!outcome || NOT_PLAYED.has(outcome.reason)) return [];
  const parts = playersOf(row).map(({ userId, seat }) => {
    return { userId, seat, tally: tallyOf(turns, seat), steps: stepsOf(turns, seat) };
  });
  return [
    ...parts.map(({ userId, seat, tally }) => countGame(userId, tally, outcome.winner === seat)),
    ...statisticsRepository(db).add(row, parts),
  ];
}

/** Writes a game's end in a transaction that is there, and all that follows from it elsewhere. */
export const finishGame = (deps: Pick<Deps, 'db' | 'countGame' | 'clock' | 'onFinished'>) => {
  const scriptOf = finishScript(deps);
  return async (unit: Unit, ending: Ending): Promise<void> => {
    await performOrLose(unit.db, scriptOf(ending));
    if (!isLobbyGame(ending.after)) await deps.onFinished(unit, ending.after);
  };
};

/** In the order of their ids, so that transactions never wait for each other in a circle. */
const playersOf = (row: NamedGameRow) =>
  SEATS.map((seat) => ({ seat, userId: seat === 'player1' ? row.player1_id : row.player2_id }))
    .filter((player): player is { seat: Seat; userId: string } => player.userId !== null)
    .toSorted((one, other) => one.userId.localeCompare(other.userId));

/** How many of a player's turns fell into each step of totals. */
const stepsOf = (turns: Game['turns'], seat: Seat): ReadonlyMap<number, number> => {
  const own = turns.filter((turn) => turn.seat === seat);
  const groups = Map.groupBy(own, (turn) => totalsStep(turn.total));
  return new Map([...groups].map(([step, group]) => [step, group.length]));
};
