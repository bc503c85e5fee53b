import { systemClock, type Clock } from '../src/platform/clock.ts';
import type { Player } from './player.ts';
import { startServer } from './server.ts';

/** Default body of a new league. */
export const leagueBody = {
  name: 'Liga de Otoño',
  description: 'Jueves a las nueve en El Triple.',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: false,
};

/** Creates a league, and players who have not joined it yet. */
export async function pendingLeague(
  size = 3,
  changes: object = {},
  clock: Clock = systemClock,
  env: Readonly<Record<string, string>> = {},
) {
  const server = await startServer({ env, clock });
  const creator = await server.admin();
  const people = await Promise.all(Array.from({ length: size }, () => server.player()));
  const created = await creator.post('/leagues/create', { ...leagueBody, ...changes });
  const { leagueId } = created.data;
  const act = (who: Pick<Player, 'post'>, action: string) =>
    who.post(`/leagues/${leagueId}/${action}`, {});
  return { server, creator, people, created, leagueId, act };
}

/** Creates a league in progress with all players in it. */
export async function begunLeague(...stage: Parameters<typeof pendingLeague>) {
  const league = await pendingLeague(...stage);
  for (const person of league.people) await league.act(person, 'join');
  await league.act(league.creator, 'start');
  return league;
}
