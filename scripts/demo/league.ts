import type { League, LeagueRound } from '@darts/contracts/leagues';
import type { DemoPlayer } from './player.ts';

type Plan = {
  readonly name: string;
  readonly description: string;
  readonly startDate: string; // YYYY-MM-DD
  readonly dayOfWeek: League['dayOfWeek'];
  readonly maxParticipants: number;
  readonly isHomeAndAway: boolean;
};

/** Creates a league, which `players` join. Returns its id. */
export async function demoLeague(
  organiser: DemoPlayer,
  players: readonly DemoPlayer[],
  plan: Plan,
): Promise<string> {
  const { leagueId } = (await organiser.post('/leagues/create', plan)) as { leagueId: string };
  for (const player of players) await player.post(`/leagues/${leagueId}/join`, {});
  return leagueId;
}

/** Returns the pending games of the rounds up to and including `day`, in order. */
export async function dueGames(
  organiser: DemoPlayer,
  leagueId: string,
  day: string, // YYYY-MM-DD
): Promise<LeagueRound['games']> {
  const { league } = (await organiser.get(`/leagues/${leagueId}`)) as { league: League };
  const past = league.rounds.filter(({ date }) => date <= day);
  const games = await Promise.all(past.map(({ round }) => gamesOf(round)));
  return games.flat().filter(({ status }) => status === 'pendiente');

  async function gamesOf(round: number): Promise<LeagueRound['games']> {
    return ((await organiser.get(`/leagues/${leagueId}/games/${round}`)) as LeagueRound).games;
  }
}
