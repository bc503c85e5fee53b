import * as at from '../addresses/readers.ts';
import { shownRound } from '../leagues.ts';
import { publicGameAnswer, publicLeagueAnswer, publicTournamentAnswer } from '../readers.ts';
import { calls } from './call.ts';

/** Readers poll: the answer is cached as text, and a reader who has it gets a 304. */
const read = { for: 'readers', isKept: true, refusals: ['not-found'] } as const;

export const readerCalls = calls(at, {
  getPublicLeague: { ...read, answer: publicLeagueAnswer },
  getPublicRound: { ...read, answer: shownRound },
  getPublicTournament: { ...read, answer: publicTournamentAnswer },
  getPublicGame: { ...read, answer: publicGameAnswer },
});
