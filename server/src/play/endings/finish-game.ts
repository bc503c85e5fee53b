import type { Game } from '@darts/rules/play/game';
import type { Script } from '#platform/store/statements.ts';
import { performOrLose, type Unit } from '#platform/store/transactions.ts';
import { countingQueries } from '#play/figures/counting.ts';
import { partsOf } from '#play/figures/result.ts';
import { presenceRepository } from '#play/presence-repository.ts';
import { rematchOffer } from '#play/rematch/rematch-offer.ts';
import { rematchRepository } from '#play/rematch/rematch-repository.ts';
import { gameRepository, type LiveGameRow, type NamedGameRow } from '#play/repository.ts';
import { columnsOf } from '#play/stored-game.ts';
import type { Deps } from '#play/deps.ts';

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
        ...countingQueries(deps, partsOf(after, game)),
      ],
    };
  };

/** Writes a game's end in a transaction that is there, and all that follows from it elsewhere. */
export const finishGame = (deps: Pick<Deps, 'db' | 'countGame' | 'clock' | 'onFinished'>) => {
  const scriptOf = finishScript(deps);
  return async (unit: Unit, ending: Ending): Promise<void> => {
    await performOrLose(unit.db, scriptOf(ending));
    if (!isLobbyGame(ending.after)) await deps.onFinished(unit, ending.after);
  };
};
