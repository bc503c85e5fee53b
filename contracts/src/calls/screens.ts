import * as at from '../addresses/screens.ts';
import type { Kind } from '../addresses/one.ts';
import { requestOnly } from '../envelope.ts';
import * as screens from '../screens.ts';
import { calls, callsOfKind, KIND } from './call.ts';

const { openScreen, renewScreen, ...others } = at;
const { openGameScreen, renewGameScreen, ...shown } = others;
const { showLeague, showTournament, showGame, ...local } = shown;

/** Screens poll with their token: the answer is cached as text, and a screen that has it gets a 304. */
const show = { for: 'screens', isKept: true, query: screens.withScreenToken } as const;

export const screenCalls = calls(
  { showLeague, showTournament, showGame },
  {
    showLeague: { ...show, answer: screens.leagueScreenAnswer, refusals: ['league-not-found'] },
    showTournament: {
      ...show,
      answer: screens.tournamentScreenAnswer,
      refusals: ['tournament-not-found'],
    },
    showGame: { ...show, answer: screens.gameScreenAnswer, refusals: ['game-not-found'] },
  },
);

/** Local games on screens: found by a code, without an account. */
export const localScreenCalls = calls(local, {
  openScreenCode: {
    for: 'anybody',
    body: requestOnly,
    answer: screens.openedCode,
    refusals: ['too-many-screens'],
  },
  showLocalGame: {
    for: 'screens',
    query: screens.withRelayId,
    answer: screens.relayedAnswer,
    refusals: ['screen-not-found'],
  },
  sendLocalGame: { for: 'anybody', body: screens.relayBody, refusals: ['screen-not-found'] },
  closeScreenCode: { for: 'anybody', query: screens.withRelayKey, refusals: [] },
});

const token = { body: requestOnly, answer: screens.screenToken } as const;
const OF_GAME = ['game-not-found', 'not-a-player', 'not-the-creator', 'lost-race'] as const;

/** Tokens of a game's screen, for its players and the organisers of its league or tournament. */
export const gameScreenCalls = calls(
  { openGameScreen, renewGameScreen },
  {
    openGameScreen: { for: 'participants', ...token, refusals: OF_GAME },
    renewGameScreen: { for: 'participants', ...token, refusals: OF_GAME },
  },
);

/** Tokens of a league's or tournament's screen. */
export const competitionScreenCalls = (kind: Kind) => {
  const refusals = [`${kind}-not-found`, 'not-the-creator', 'lost-race'] as const;
  return callsOfKind(
    kind,
    { openScreen, renewScreen },
    {
      openScreen: { id: `open${KIND[kind]}Screen`, for: 'organisers', ...token, refusals },
      renewScreen: { id: `renew${KIND[kind]}Screen`, for: 'organisers', ...token, refusals },
    },
  );
};
