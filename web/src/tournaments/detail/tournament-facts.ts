import type { Tournament } from '@darts/contracts/tournaments';
import type { Fact } from '#competitions/detail/facts.tsx';
import { endingNote } from '#competitions/ending-note.ts';
import { formatName } from '#formats/format-name.ts';
import { LAST_ROUNDS, lastRoundNames } from '#tournaments/last-rounds.ts';
import { championOf } from '#tournaments/place.ts';
import { tournamentWords } from '#tournaments/words.ts';
import { tournamentDetailWords } from './words.ts';

/** Facts of a tournament besides those of every competition; defaults are left out. */
export const tournamentFacts = (tournament: Tournament): readonly Fact[] => [
  ...lastRounds(tournament),
  ...stages(tournament),
  ...champion(tournament),
];

const lastRounds = ({ formatFrom }: Tournament): readonly Fact[] =>
  LAST_ROUNDS.flatMap((round) => {
    const format = formatFrom?.[round];
    return format ? [[lastRoundNames[round], formatName(format)] as const] : [];
  });

/** Seeding, groups and game for third place. */
const stages = ({ seeding, groupStage, ...rest }: Tournament): readonly Fact[] => [
  ...(seeding.by === 'draw'
    ? []
    : [[tournamentDetailWords.seeding, seedingName(seeding)] as const]),
  ...(groupStage
    ? [[tournamentDetailWords.groups, tournamentDetailWords.groupsOf(groupStage.size)] as const]
    : []),
  ...(rest.hasThirdPlace ? [[tournamentDetailWords.thirdPlace, thirdPlaceNow(rest)] as const] : []),
];

/** Returns the winner of the game for third place, how it ended without a winner, or that there will be such a game. */
const thirdPlaceNow = ({ thirdPlace }: Pick<Tournament, 'thirdPlace'>): string =>
  thirdPlace?.winner?.username ??
  endingNote(thirdPlace?.endReason, false) ??
  tournamentDetailWords.isPlayed;

const seedingName = ({ by, leagueName }: Tournament['seeding']): string =>
  leagueName === undefined
    ? tournamentWords.seeding[by]
    : tournamentDetailWords.byTableOf(leagueName);

function champion(tournament: Tournament): readonly Fact[] {
  const winner = championOf(tournament);
  return winner ? [[tournamentDetailWords.champion, winner.username]] : [];
}
