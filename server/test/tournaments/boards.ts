import { randomUUID } from 'node:crypto';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { expect } from 'vitest';
import type { Caller } from '../../src/platform/caller.ts';
import { sessionOf, type TestFeatures } from '../features.ts';
import { tournamentStage } from '../tournament-stage.ts';

/** Somebody who organises tournaments on several boards. */
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
    /** The second player of a game surrenders it. */
    async play(gameId: string): Promise<void> {
      await begin(gameId);
      const { seated } = await games.matchup(gameId);
      await live.surrender(gameId, String(seated[1]));
    },
    /** The players of a game wait for one another, and it begins. */
    async meet(gameId: string): Promise<void> {
      const { seated } = await games.matchup(gameId);
      for (const userId of seated.map(String)) {
        const connectionId = randomUUID();
        await servers.addConnection(connectionId, userId);
        await waiting.enter(gameId, { userId, connectionId, listen: async () => {} });
      }
    },
    /** The players of a game agree on a time for it. */
    async agree(gameId: string, at: Date): Promise<void> {
      const { seated } = await games.matchup(gameId);
      const [one, other] = seated.map((id) => callerOf(String(id)));
      await dates.propose(gameId, [clockIn(at)], one!);
      await dates.agree(gameId, at.toISOString(), other!);
    },
  };
}

/** A noon in so many days, at which no clock is changed. */
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

/** What clocks in Madrid show. */
const clockIn = (at: Date): string =>
  at.toLocaleString('sv', { timeZone: 'Europe/Madrid' }).slice(0, 16).replace(' ', 'T');

/** What is on each board, in their order. */
export const onBoards = ({ boards }: Tournament) => boards!.list.map(({ gameId }) => gameId);

const gamesOf = ({ games, thirdPlace, groups = [] }: Tournament): BracketGame[] => [
  ...groups.flatMap((group) => group.games),
  ...games,
  ...(thirdPlace ? [thirdPlace] : []),
];

/** Whatever has happened: nobody is called twice, and no board stands free while a game waits for it. */
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
