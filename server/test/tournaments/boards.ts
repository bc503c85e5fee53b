import { randomUUID } from 'node:crypto';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { expect } from 'vitest';
import type { Caller } from '../../src/platform/caller.ts';
import { sessionOf, type TestFeatures } from '../features.ts';
import { tournamentStage } from '../tournament-stage.ts';

/** Creates an organiser of tournaments on several boards. */
export async function boardsStage(features: TestFeatures) {
  const stage = await tournamentStage(features);
  const { tournaments, begin, live, games, dates, servers, waiting } = features;
  const { organiser } = stage;
  return {
    ...stage,
    setBoards: (
      tournamentId: string,
      names: readonly string[],
      isAutomatic = true,
      caller: Caller = organiser,
    ) =>
      tournaments.setBoards(
        tournamentId,
        { boards: names.map((name) => ({ name })), isAutomatic },
        caller,
      ),
    call: (tournamentId: string, boardId: string, gameId: string | null, seen?: string) =>
      tournaments.callGame({ tournamentId, boardId }, { gameId, seen }, organiser),
    /** Begins a game, which its second player surrenders. */
    async play(gameId: string): Promise<void> {
      await begin(gameId);
      const { seated } = await games.matchup(gameId);
      await live.surrender(gameId, String(seated[1]));
    },
    /** Begins a game by both players entering its lobby. */
    async meet(gameId: string): Promise<void> {
      const { seated } = await games.matchup(gameId);
      for (const userId of seated.map(String)) {
        const connectionId = randomUUID();
        await servers.addConnection(connectionId, userId);
        await waiting.enter(gameId, { userId, connectionId, listen: async () => {} });
      }
    },
    /** Agrees on a time for a game. */
    async agree(gameId: string, at: Date): Promise<void> {
      const { seated } = await games.matchup(gameId);
      const [one, other] = seated.map((id) => callerOf(String(id)));
      await dates.propose(gameId, [clockIn(at)], one!);
      await dates.agree(gameId, at.toISOString(), other!);
    },
  };
}

/** Returns noon in `days` days: clocks do not change at noon. */
export function noonIn(days: number): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCHours(12, 0, 0, 0);
  return day;
}

const callerOf = (userId: string): Caller => ({
  userId,
  role: 'user',
  sessionId: sessionOf(userId),
});

/** Returns the local time in Madrid. */
const clockIn = (at: Date): string =>
  at.toLocaleString('sv', { timeZone: 'Europe/Madrid' }).slice(0, 16).replace(' ', 'T');

/** Returns the game of each board, in order. */
export const onBoards = ({ boards }: Tournament) => boards!.list.map(({ gameId }) => gameId);

const gamesOf = ({ games, thirdPlace, groups = [] }: Tournament): BracketGame[] => [
  ...groups.flatMap((group) => group.games),
  ...games,
  ...(thirdPlace ? [thirdPlace] : []),
];

/** Checks that no player is called twice, and no board is free while a game waits for it. */
export function seeBoards(tournament: Tournament): void {
  const { list, isAutomatic, waiting } = tournament.boards!;
  const on = new Set(list.flatMap(({ gameId }) => gameId ?? []));
  const called = gamesOf(tournament).filter(({ gameId }) => on.has(gameId!));
  expect(called).toHaveLength(list.filter(({ gameId }) => gameId !== null).length);
  expect(called.every(({ status }) => status !== 'finalizada')).toBe(true);
  const players = called.flatMap(({ player1, player2 }) => [player1!.userId, player2!.userId]);
  expect(new Set(players).size).toBe(2 * called.length);
  const isFree = list.length > called.length;
  const next = waiting.filter(({ isByHand }) => !isByHand);
  if (isAutomatic && isFree) expect(next).toEqual([]);
}
