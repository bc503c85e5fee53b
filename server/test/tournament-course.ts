import type { TournamentBody } from '@darts/contracts/tournaments';
import type { Chance } from '../../scripts/chance.ts';
import type { Caller } from '../src/platform/caller.ts';
import { gameEndings } from './game-endings.ts';
import { tournamentStage } from './tournament-stage.ts';
import type { TestFeatures } from './features.ts';

/** Additional actions: before a tournament begins, and repeatedly while it runs. */
type Also = {
  readonly prepare: (tournamentId: string, organiser: Caller) => Promise<unknown>;
  readonly look: (tournamentId: string) => Promise<unknown>;
};

const NOTHING: Also = { prepare: () => Promise.resolve(), look: () => Promise.resolve() };

/** Returns a function that plays tournaments with random endings, while players delete their accounts. */
export async function tournamentCourses(features: TestFeatures, chance: Chance) {
  const { enrol, start, openGames, organiser } = await tournamentStage(features);
  const players: string[] = [];
  const end = gameEndings(features, chance, remove);

  async function remove(userId: string): Promise<void> {
    await features.accounts.remove(userId, userId);
    players.splice(players.indexOf(userId), 1);
  }

  /** Plays a tournament from its draw to its end. */
  return async (size: number, settings: Partial<TournamentBody> = {}, also: Also = NOTHING) => {
    players.push(...(await features.newAccounts(Math.max(0, size - players.length))));
    const drawn = players.slice(0, size);
    const tournamentId = await enrol(drawn, settings);
    await also.prepare(tournamentId, organiser);
    await start(tournamentId);
    for (;;) {
      await also.look(tournamentId);
      const open = await openGames(tournamentId);
      const waitedFor = open.flatMap((game) => game.players);
      if (waitedFor.some((userId) => !players.includes(userId))) throw new Error('a game is stuck');
      if (open.length === 0) return { tournamentId, drawn };
      for (const game of open) {
        // A player may have left since: in groups, each is in several games.
        const isOpen = game.players.every((userId) => players.includes(userId));
        if (isOpen && chance() < 0.7) await end(game);
      }
      const leaver = players[Math.floor(chance() * players.length)];
      if (leaver !== undefined && chance() < 0.1) await remove(leaver);
    }
  };
}
