import * as at from '../addresses/publishing.ts';
import * as published from '../publishing.ts';
import { calls } from './call.ts';

/** Readers ask again and again: an answer is kept as text, and answered 304 to a reader who has it. */
const read = { for: 'readers', isKept: true, refusals: ['not-found'] } as const;

export const publishingCalls = calls(at, {
  getPublicLeague: { ...read, answer: published.publicLeagueAnswer },
  getPublicRound: { ...read, answer: published.publicRound },
  getPublicTournament: { ...read, answer: published.publicTournamentAnswer },
  getPublicGame: { ...read, answer: published.publicGameAnswer },
});
