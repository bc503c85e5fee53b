import type { Game } from '@darts/rules/play/game';
import type { Script } from '#platform/store/statements.ts';
import { performOrLose, type Unit } from '#platform/store/transactions.ts';
import { isOfCompetition } from '#play/follow-up.ts';
import { countingQueries } from '#play/figures/counting.ts';
import { partsOf } from '#play/figures/result.ts';
import { heldGame } from '#play/held-game.ts';
import { presenceRepository } from '#play/presence-repository.ts';
import { rematchOffer } from '#play/rematch/rematch-offer.ts';
import { rematchRepository } from '#play/rematch/rematch-repository.ts';
import { gameRepository, type LiveGame, type NamedGame } from '#play/repository.ts';
import { columnsOf } from '#play/stored-game.ts';
import type { Deps } from '#play/deps.ts';

/** True if no league or tournament waits for the end of a game. */
export const isLobbyGame = ({ kind }: Pick<NamedGame, 'kind'>): boolean => kind === 'lobby';

/** A game that ends: its row before, its row after with all turns, and the rules' game. */
export type Ending = {
  readonly before: Omit<LiveGame, 'turns'>;
  readonly after: LiveGame;
  readonly game: Game;
  readonly sessionId?: string; // session that sent the last turn; it has to be open
};

/**
 * Returns the script that writes a game's end over the row that it was computed from. The script also frees the
 * players, offers a rematch after a lobby game, and counts the game.
 */
export const finishScript =
  (deps: Pick<Deps, 'db' | 'countGame' | 'clock'>) =>
  ({ before, after, game, sessionId }: Ending): Script => {
    const { db, clock } = deps; // `db` only compiles the queries here
    const now = clock();
    const { status, turns, finished_at } = after;
    const changes = { ...columnsOf(game), turns, status, finished_at };
    const inSession = sessionId === undefined ? undefined : { sessionId, now };
    // The row's players are current: every change of the device that holds a game increments the game's version.
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

type Finishing = Pick<Deps, 'db' | 'countGame' | 'clock' | 'holdCompetition' | 'followUp'>;

/**
 * Returns a function that writes a game's end and its consequences in the caller's transaction. The competition is
 * locked first, as for decisions by hand, which prevents deadlocks.
 */
export const finishGame = (deps: Finishing) => {
  const scriptOf = finishScript(deps);
  return async (unit: Unit, ending: Ending): Promise<void> => {
    const { competition_id: competitionId } = ending.before;
    if (competitionId !== null) await deps.holdCompetition(unit, competitionId);
    await performOrLose(unit.db, scriptOf(ending));
    const game = heldGame(ending.after);
    // In a bracket, the first side advances from a void game that was begun.
    if (isOfCompetition(game)) await deps.followUp.decided(unit, game, game.outcome?.winner ?? 0);
  };
};
