import type { TvGame, TvLeague, TvTournament } from '../tv.ts';
import { MADE_ONCE, type CallDoc, type CallDocs } from './doc.ts';
import {
  ana,
  biel,
  doubleOut,
  gameId,
  leagueId,
  listedLeague,
  listedTournament,
  tournamentId,
  token,
} from './examples.ts';

const code = 'MZRT';
const players: [string, string] = [ana.username, biel.username];

const game: TvGame = {
  players,
  format: doubleOut,
  status: 'encurso',
  leg: 1,
  round: 1,
  left: [doubleOut.start - 140, doubleOut.start],
  legsWon: [0, 0],
  averages: [140, 0],
  toThrow: 2,
  winner: null,
  turns: [{ seat: 1, total: 140, bust: false }],
  beds: ['T20'],
};

const competition = {
  status: listedLeague.status,
  startDate: listedLeague.startDate,
  running: [{ ...game, gameId }],
  runningCount: 1,
  next: [],
};

const league: TvLeague = {
  name: listedLeague.name,
  ...competition,
  round: { number: 1, of: 1, date: listedLeague.startDate },
  table: players.map((name) => ({
    name,
    rank: 1,
    played: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    points: 0,
  })),
};

const tournament: TvTournament = {
  name: listedTournament.name,
  ...competition,
  participants: players,
  places: [
    {
      round: 1,
      match: 1,
      players,
      legs: doubleOut.legs,
      legsWon: game.legsWon,
      left: game.left,
      status: game.status,
      winner: null,
      isBye: false,
    },
  ],
  champion: null,
};

const TOKEN =
  'With the token of its screen, without an account. Names and results, and no ids of users.';

const opening = (
  what: string,
  path: Readonly<Record<string, string>>,
  refusals: CallDoc['refusals'],
): CallDoc => ({
  summary: `The token of the screen of a ${what}; for who runs it, and helpers`,
  description: 'It is made when it is first asked for.',
  refusals: [...refusals, 'lost-race'],
  example: { path, data: { token } },
});

const renewal = (...[what, path, refusals]: Parameters<typeof opening>): CallDoc => ({
  ...opening(what, path, refusals),
  summary: `Another token for the screen of a ${what}; for who runs it, and helpers`,
  description: `The one before shows nothing from then on. ${MADE_ONCE}`,
});

const OF_LEAGUE = ['league', { leagueId }, ['league-not-found', 'not-the-creator']] as const;
const OF_TOURNAMENT = [
  'tournament',
  { tournamentId },
  ['tournament-not-found', 'not-the-creator'],
] as const;
const OF_GAME = [
  'game',
  { gameId },
  ['game-not-found', 'not-a-player', 'not-the-creator'],
] as const;

export const tvDocs = {
  showLeague: {
    summary: 'What a screen shows of a league',
    description: TOKEN,
    isPublic: true,
    refusals: ['league-not-found'],
    example: { path: { leagueId }, data: { league } },
  },
  showTournament: {
    summary: 'What a screen shows of a tournament',
    description: TOKEN,
    isPublic: true,
    refusals: ['tournament-not-found'],
    example: { path: { tournamentId }, data: { tournament } },
  },
  showGame: {
    summary: 'What a screen shows of a game, and of the turn that is being thrown',
    description: TOKEN,
    isPublic: true,
    refusals: ['game-not-found'],
    example: { path: { gameId }, data: { game } },
  },
  openLeagueScreen: opening(...OF_LEAGUE),
  renewLeagueScreen: renewal(...OF_LEAGUE),
  openTournamentScreen: opening(...OF_TOURNAMENT),
  renewTournamentScreen: renewal(...OF_TOURNAMENT),
  openGameScreen: opening(...OF_GAME),
  renewGameScreen: renewal(...OF_GAME),
  openScreenCode: {
    summary: 'A code by which a screen shows a local game',
    description:
      'Four letters, for as long as the game lasts and ten minutes at most after its last dart. Meanwhile the same `requestId` is answered with the same code.',
    isPublic: true,
    refusals: ['too-many-screens'],
    example: { data: { code, key: token } },
  },
  sendLocalGame: {
    summary: 'Shows a local game as it stands, by its code',
    description:
      'It is passed on, and stored nowhere. What was sent earlier is not shown any more. After ten minutes without a dart the code has ended.',
    isPublic: true,
    refusals: ['screen-not-found'],
    example: { path: { code }, body: { key: token, sentAt: 1_795_413_600_000, game }, data: {} },
  },
  showLocalGame: {
    summary: 'What a screen shows of a local game',
    description: 'A screen that has had it once names its id. Others may miss a few times only.',
    isPublic: true,
    refusals: ['screen-not-found'],
    example: { path: { code }, data: { id: token, game, isSilent: false } },
  },
  closeScreenCode: {
    summary: 'Takes a local game off the screens',
    isPublic: true,
    refusals: [],
    example: { path: { code }, data: {} },
  },
} satisfies CallDocs;
