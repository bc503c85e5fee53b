/** Sample data of the documentation: two players, their game, a league and a tournament. */
import { DEFAULT_POINTS } from '@darts/rules/leagues/points';
import { DEFAULT_TIE_BREAKS } from '@darts/rules/leagues/tie-breaks';
import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
import type { User } from '../accounts.ts';
import type { League, LeagueGame, ListedLeague } from '../leagues.ts';
import type { CorrectionView, GameView, TurnView } from '../play.ts';
import type { BracketGame, ListedTournament, Tournament } from '../tournaments.ts';

export const ana = { userId: '6f8a3c52-41d7-4b0e-9c65-2d1f7a90b3e8', username: 'ana' };
export const biel = { userId: 'b27d90e4-7c1a-4f36-8a52-90e6c3d41f7b', username: 'biel' };

export const gameId = '0d6c1b9f-52a8-4e73-b1d4-86f03a9c2e57';
export const leagueId = '91e4f7a3-0b6d-4c28-a5f9-3d7280c6b1e4';
export const tournamentId = 'e85b2d70-94c3-4a1f-bd06-17f9a3c5820e';
export const token = 'Zk1vYXBwcm94aW1hdGVseS1hLXRva2VuLTMyLWJ5dGU';
export const turnId = '4b1f6f0a-8d2e-4a5b-9a51-0c3e7d5f6a29';

const createdAt = '2026-11-20T20:00:00.000Z';
const startDate = '2026-12-03';

/** Table figures of the player who won the first game. */
export const figures = {
  rank: 1,
  played: 1,
  wins: 1,
  draws: 0,
  losses: 0,
  points: 3,
  legsFor: 1,
  legsAgainst: 0,
};

export const stats = { gamesPlayed: 12, gamesWon: 7, mpt: 54.3, mpd: 18.1 };

export const anaUser: User = {
  ...ana,
  email: 'ana@correo.example',
  role: 'user',
  status: null,
  createdAt,
  stats,
  showEmail: true,
  hasPassword: true,
};

/** Format that leagues play. */
export const doubleOut = PRESETS.league;

const turn: TurnView = {
  playerId: ana.userId,
  seat: 1,
  leg: 1,
  totalScore: 140,
  bust: false,
  darts: [60, 60, 20],
  beds: ['T20', 'T20', 'S20'],
};

/** A game after Ana's first turn; Biel is to throw. */
export const game: GameView = {
  gameId,
  player1: ana,
  player2: biel,
  scorePlayer1: CLASSIC.start - turn.totalScore,
  scorePlayer2: CLASSIC.start,
  leg: 1,
  legsWon: [0, 0],
  legWinners: [],
  turn: biel.userId,
  format: CLASSIC,
  starter: 1,
  suddenDeath: false,
  status: 'encurso',
  turns: [turn],
  lastTurn: turn,
  leagueId: null,
  tournamentId: null,
  version: 4,
  expectedTurn: 1,
  absent: [],
  createdAt,
};

/** Correction of Ana's turn: the third dart was a 5. */
export const correction: CorrectionView = {
  userId: ana.userId,
  turn: 0,
  totalScore: 125,
  bust: false,
  darts: [60, 60, 5],
  beds: ['T20', 'T20', 'S5'],
};

const competition = {
  description: 'Los jueves en La Oche, a las nueve.',
  status: 'encurso',
  startDate,
  maxParticipants: 8,
  createdBy: ana.userId,
  creator: { username: ana.username },
  createdAt,
  dayOfWeek: 'Jueves',
  isHomeAndAway: false,
  format: doubleOut,
} as const;

export const listedLeague: ListedLeague = {
  leagueId,
  name: 'Liga de Invierno',
  ...competition,
  legs: 3,
  totalRounds: 1,
  participants: [ana, biel],
};

export const league: League = {
  ...listedLeague,
  points: { ...DEFAULT_POINTS },
  tieBreaks: [...DEFAULT_TIE_BREAKS],
  rounds: [{ round: 1, date: startDate }],
};

export const leagueGame: LeagueGame = {
  gameId,
  round: 1,
  player1: ana,
  player2: biel,
  winnerId: null,
  isDraw: false,
  status: 'pendiente',
  gameDate: startDate,
  scorePlayer1: CLASSIC.start,
  scorePlayer2: CLASSIC.start,
  legsWon: [0, 0],
};

const bracketGame: BracketGame = {
  gameId,
  id: 'c0a7d5f2-6e18-4b93-8d41-5f2e9b7036ac',
  round: 1,
  matchNumber: 1,
  player1: ana,
  player2: biel,
  scorePlayer1: CLASSIC.start,
  scorePlayer2: CLASSIC.start,
  format: doubleOut,
  legsWon: [0, 0],
  winner: null,
  status: 'pendiente',
  isBye: false,
  isSuddenDeath: false,
};

export const listedTournament: ListedTournament = {
  tournamentId,
  name: 'Copa de Invierno',
  ...competition,
  seeding: { by: 'draw' },
  hasThirdPlace: false,
  participants: [
    { user: ana, seed: 1 },
    { user: biel, seed: 2 },
  ],
};

export const tournament: Tournament = { ...listedTournament, games: [bracketGame] };

/** Body fields shared by leagues and tournaments. */
export const competitionBody = {
  description: competition.description,
  startDate,
  maxParticipants: competition.maxParticipants,
  dayOfWeek: competition.dayOfWeek,
  isHomeAndAway: competition.isHomeAndAway,
  format: competition.format,
};

export const PASSWORD = 'Diana-y-tres-dardos-1';
