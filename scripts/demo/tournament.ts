import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import type { Contest } from './meeting.ts';
import type { DemoPlayer } from './player.ts';

type Plan = {
  readonly name: string;
  readonly description: string;
  readonly startDate: string; // YYYY-MM-DD
  readonly maxParticipants: number;
};

/** Makes a tournament with players in it. */
export async function demoTournament(
  organiser: DemoPlayer,
  players: readonly DemoPlayer[],
  plan: Plan,
): Promise<string> {
  const made = (await organiser.post('/tournaments/create', plan)) as { tournamentId: string };
  for (const player of players) await player.post(`/tournaments/${made.tournamentId}/join`, {});
  return made.tournamentId;
}

/** The first game of a bracket that can be played, if any. */
export async function nextGame(
  organiser: DemoPlayer,
  tournamentId: string,
): Promise<Contest | undefined> {
  const answer = await organiser.get(`/tournaments/${tournamentId}`);
  const { games } = (answer as { tournament: Tournament }).tournament;
  return games.flatMap(contestIn)[0];
}

const contestIn = ({ gameId, player1, player2, status }: BracketGame): Contest[] =>
  status === 'pendiente' && gameId && player1 && player2 ? [{ gameId, player1, player2 }] : [];
