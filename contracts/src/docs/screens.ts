import type { Kind } from '../addresses/one.ts';
import {
  competitionScreenCalls,
  gameScreenCalls,
  localScreenCalls,
  screenCalls,
} from '../calls/screens.ts';
import type { GameScreen } from '../screens.ts';
import { documented, MADE_ONCE } from './doc.ts';
import { ana, biel, doubleOut, gameId, leagueId, token, tournamentId } from './examples.ts';
import { leagueExample, tournamentExample } from './readers.ts';

const code = 'MZRT';
const players: [string, string] = [ana.username, biel.username];

const game: GameScreen = {
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

const now = { running: [{ ...game, gameId }], runningCount: 1, next: [] };

const TOKEN =
  'With the token of its screen, without an account. Names and results, and no ids of users.';

const opening = (noun: string) => ({
  summary: `The token of the screen of a ${noun}; for who runs it, and helpers`,
  description: 'It is made when it is first asked for.',
});

const renewal = (noun: string) => ({
  summary: `Another token for the screen of a ${noun}; for who runs it, and helpers`,
  description: `The one before shows nothing from then on. ${MADE_ONCE}`,
});

const ofCompetition = (kind: Kind, path: Readonly<Record<string, string>>) =>
  documented(competitionScreenCalls(kind), {
    openScreen: { ...opening(kind), example: { path, data: { token } } },
    renewScreen: { ...renewal(kind), example: { path, data: { token } } },
  });

export const screenDocs = {
  ...documented(screenCalls, {
    showLeague: {
      summary: 'What a screen shows of a league',
      description: TOKEN,
      example: { path: { leagueId }, data: { league: { ...leagueExample, ...now, thisWeek: 1 } } },
    },
    showTournament: {
      summary: 'What a screen shows of a tournament',
      description: TOKEN,
      example: { path: { tournamentId }, data: { tournament: { ...tournamentExample, ...now } } },
    },
    showGame: {
      summary: 'What a screen shows of a game, and of the turn that is being thrown',
      description: TOKEN,
      example: { path: { gameId }, data: { game } },
    },
  }),
  ...ofCompetition('league', { leagueId }),
  ...ofCompetition('tournament', { tournamentId }),
  ...documented(gameScreenCalls, {
    openGameScreen: { ...opening('game'), example: { path: { gameId }, data: { token } } },
    renewGameScreen: { ...renewal('game'), example: { path: { gameId }, data: { token } } },
  }),
  ...documented(localScreenCalls, {
    openScreenCode: {
      summary: 'A code by which a screen shows a local game',
      description:
        'Four letters, for as long as the game lasts and ten minutes at most after its last dart. Meanwhile the same `requestId` is answered with the same code.',
      example: { data: { code, key: token } },
    },
    sendLocalGame: {
      summary: 'Shows a local game as it stands, by its code',
      description:
        'It is passed on, and stored nowhere. What was sent earlier is not shown any more. After ten minutes without a dart the code has ended.',
      example: { path: { code }, body: { key: token, sentAt: 1_795_413_600_000, game }, data: {} },
    },
    showLocalGame: {
      summary: 'What a screen shows of a local game',
      description: 'A screen that has had it once names its id. Others may miss a few times only.',
      example: { path: { code }, data: { id: token, game, isSilent: false } },
    },
    closeScreenCode: {
      summary: 'Takes a local game off the screens',
      example: { path: { code }, data: {} },
    },
  }),
};
