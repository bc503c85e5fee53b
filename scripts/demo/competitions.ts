/** Leagues and tournaments of the demo data. Times are in milliseconds since the epoch. */
import { demoLeague } from './league.ts';
import type { DemoPlayer } from './player.ts';
import { demoTournament } from './tournament.ts';

const DAY = 24 * 3_600_000;
const LEAGUE_DAYS = 33; // since the league began
const LEAGUE_PLAYERS = 5;

/** Returns the UTC date of a time as YYYY-MM-DD. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Creates a pending league and a league in progress. Returns the id of the league in progress. */
export async function beginLeague(
  organiser: DemoPlayer,
  players: readonly DemoPlayer[],
  today: number,
): Promise<string> {
  await demoLeague(organiser, players.slice(0, 3), {
    name: 'Liga de Invierno',
    description: 'Los martes en La Oche, a las nueve.',
    startDate: dayOf(today + 2 * LEAGUE_DAYS * DAY),
    dayOfWeek: 'Martes',
    maxParticipants: 8,
    isHomeAndAway: false,
  });
  const leagueId = await demoLeague(organiser, players.slice(0, LEAGUE_PLAYERS), {
    name: 'Liga de Otoño',
    description: 'Jueves a las nueve en La Oche. Gana quien llegue antes a cero.',
    startDate: dayOf(today - LEAGUE_DAYS * DAY),
    dayOfWeek: 'Jueves',
    maxParticipants: 10,
    isHomeAndAway: true,
  });
  await organiser.post(`/leagues/${leagueId}/start`, {});
  return leagueId;
}

/** Creates and starts a tournament of seven players, and so with one bye. Returns its id. */
export async function beginPastTournament(
  organiser: DemoPlayer,
  players: readonly DemoPlayer[],
  today: number,
): Promise<string> {
  const tournamentId = await demoTournament(organiser, players.slice(1), {
    name: 'Copa de Verano',
    description: 'Una tarde, siete jugadores y un jamón.',
    startDate: dayOf(today),
    maxParticipants: 8,
  });
  await organiser.post(`/tournaments/${tournamentId}/start`, {});
  return tournamentId;
}

/** Creates a pending tournament, and a started one with all players. Returns the id of the started one. */
export async function beginTournament(
  organiser: DemoPlayer,
  players: readonly DemoPlayer[],
  today: number,
): Promise<string> {
  await demoTournament(organiser, players.slice(2, 7), {
    name: 'Copa de Invierno',
    description: 'Eliminatoria a una partida. Inscripción hasta el viernes.',
    startDate: dayOf(today + LEAGUE_DAYS * DAY),
    maxParticipants: 16,
  });
  const tournamentId = await demoTournament(organiser, players, {
    name: 'Copa de Otoño',
    description: 'Ocho jugadores, tres rondas y una sola oportunidad.',
    startDate: dayOf(today - DAY),
    maxParticipants: players.length,
  });
  await organiser.post(`/tournaments/${tournamentId}/start`, {});
  return tournamentId;
}
