import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import type { Contest } from './meeting.ts';
import type { DemoPlayer } from './player.ts';

type Plan = {
  readonly name: string;
  readonly description: string;
  readonly startDate: string; // YYYY-MM-DD
  readonly maxParticipants: number;
};

/** Creates a tournament, which `players` join. Returns its id. */
export async function demoTournament(
  organiser: DemoPlayer,
  players: readonly DemoPlayer[],
  plan: Plan,
): Promise<string> {
  const made = (await organiser.post('/tournaments/create', plan)) as { tournamentId: string };
  for (const player of players) await player.post(`/tournaments/${made.tournamentId}/join`, {});
  return made.tournamentId;
}

/** Returns the first pending game of the bracket with both players known; undefined if there is none. */
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
