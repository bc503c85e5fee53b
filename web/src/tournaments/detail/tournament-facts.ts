import type { Tournament } from '@darts/contracts/tournaments';
import type { Fact } from '#competitions/detail/facts.tsx';
import { formatName } from '#formats/format-name.ts';
import { LAST_ROUNDS, lastRoundNames } from '#tournaments/last-rounds.ts';
import { championOf } from '#tournaments/place.ts';
import { words as shared } from '#tournaments/words.ts';
import { words } from './words.ts';

/** What is said of a tournament besides what is said of every competition: what is as always is not. */
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

/** By what they are seeded, and what there is besides the bracket. */
const stages = ({ seeding, groupStage, hasThirdPlace }: Tournament): readonly Fact[] => [
  ...(seeding.by === 'draw' ? [] : [[words.seeding, seedingName(seeding)] as const]),
  ...(groupStage ? [[words.groups, words.groupsOf(groupStage.size)] as const] : []),
  ...(hasThirdPlace ? [[words.thirdPlace, words.isPlayed] as const] : []),
];

const seedingName = ({ by, leagueName }: Tournament['seeding']): string =>
  leagueName === undefined ? shared.seeding[by] : words.byTableOf(leagueName);

function champion(tournament: Tournament): readonly Fact[] {
  const winner = championOf(tournament);
  return winner ? [[words.champion, winner.username]] : [];
}
