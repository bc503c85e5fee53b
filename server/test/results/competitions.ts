/** Competitions in progress, with the calls about their results. */
import type { HistoryEntry } from '@darts/contracts/results';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/store/db.ts';
import { begunLeague } from '../league.ts';
import { mailbox } from '../mailbox.ts';
import type { Player } from '../player.ts';
import { startServer } from '../server.ts';

export const START = Date.parse('2026-10-20T10:00:00Z');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const reason = 'Lo vieron todos en el bar.';

/** Extends all sessions, as tests let much time pass. */
function keepSessions(db: Db) {
  const until = START + 1000 * DAY;
  return db.updateTable('sessions').set({ fresh_until: until, expires_at: until }).execute();
}

/** Starts a league in progress with a mailbox, and the calls about the game of two players. */
export async function leagueInProgress(size = 3, body: object = {}) {
  let now = START;
  const box = await mailbox();
  const env = { SMTP_URL: box.url };
  const begun = await begunLeague(
    size,
    { startDate: '2026-10-19', maxParticipants: 8, ...body },
    () => now,
    env,
  );
  const { server, leagueId, creator, people } = begun;
  const path = `/leagues/${leagueId}`;
  await server.look(keepSessions);
  async function gamesOf(...both: readonly Pick<Player, 'userId'>[]) {
    const { rounds } = (await creator.get(path)).data.league;
    const pages = await Promise.all(
      rounds.map(({ round }: { round: number }) => creator.get(`${path}/games/${round}`)),
    );
    const all = pages.flatMap(({ data }) => data.games);
    return all.filter((game) =>
      both.every(({ userId }) => [game.player1.userId, game.player2.userId].includes(userId)),
    );
  }
  const entries = async (who: Pick<Player, 'get'> = creator): Promise<HistoryEntry[]> =>
    (await who.get(`${path}/history`)).data.entries;
  return {
    ...begun,
    ...box,
    server,
    people: people as [Player, Player, Player],
    path,
    gamesOf,
    entries,
    acts: async () => (await entries()).map(({ act }) => act),
    table: async () => (await creator.get(`${path}/classification`)).data.classification,
    pass: (milliseconds: number) => (now += milliseconds),
    /** Runs the jobs that are due. */
    async looks() {
      await server.restart();
      await server.restart();
    },
  };
}

/** Starts a tournament in progress. */
export async function tournamentInProgress(
  size: number,
  settings: object = {},
  clock: Clock = systemClock,
) {
  const server = await startServer({ clock });
  const creator = await server.admin();
  const people = await Promise.all(Array.from({ length: size }, () => server.player()));
  const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 16, ...settings };
  const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
  const path = `/tournaments/${tournamentId}`;
  for (const { userId } of people) await creator.post(`${path}/participants`, { userId });
  await creator.post(`${path}/start`);
  await server.look(keepSessions);
  const look = async () => (await creator.get(path)).data.tournament;
  return {
    server,
    creator,
    people,
    path,
    look,
    at: async (round: number, matchNumber: number) =>
      (await look()).games.find(
        (game: { round: number; matchNumber: number }) =>
          game.round === round && game.matchNumber === matchNumber,
      ),
    enter: (gameId: string, entered: object) =>
      creator.put(`${path}/results/${gameId}`, { ...entered, reason }),
    withdraw: (userId: string) => creator.post(`${path}/withdrawals`, { userId, reason }),
    takeBack: (gameId: string) => creator.post(`${path}/results/${gameId}/taking-back`, { reason }),
  };
}

export const idOf = ({ gameId }: { readonly gameId: string }) => gameId;

export const rowOf = (table: { user: { userId: string } }[], { userId }: Player) =>
  table.find((row) => row.user.userId === userId);
