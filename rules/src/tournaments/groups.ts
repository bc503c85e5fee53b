/** Groups before a bracket: their number, the draw, and the places of their qualifiers. */
import type { PairSide } from '../play/pair.ts';
import { bracketSize, firstRound, nextPlace, seedOrder, type Node } from './bracket.ts';

/** The settings of a group stage. */
export type GroupStage = {
  readonly size: number; // wanted players per group
  readonly through: number; // qualifiers per group
};

export const GROUP_SIZE = { min: 3, max: 6 } as const;
export const QUALIFIERS_PER_GROUP = { min: 1, max: 2 } as const;

/** The fewest players for a group stage: two groups. */
export const MIN_GROUPED_PLAYERS = 2 * GROUP_SIZE.min;

/** Returns the number of groups: at least two, each within {@link GROUP_SIZE}. */
export function countGroups(players: number, { size }: GroupStage): number {
  const most = Math.floor(players / GROUP_SIZE.min);
  const fewest = Math.max(2, Math.ceil(players / GROUP_SIZE.max));
  return Math.min(most, Math.max(fewest, Math.round(players / size)));
}

/**
 * Draws the groups in pots. The best seeds head the groups in order; each further pot gives every group one
 * player. The last pot may not be full.
 *
 * @param seeded players in the order of their seeds
 * @param shuffled returns the players of a pot in random order
 */
export function drawnGroups<Player>(
  seeded: readonly Player[],
  stage: GroupStage,
  shuffled: (pot: readonly Player[]) => readonly Player[],
): readonly (readonly Player[])[] {
  const groups = countGroups(seeded.length, stage);
  const pots = Array.from({ length: Math.ceil(seeded.length / groups) }, (_, pot) =>
    seeded.slice(pot * groups, (pot + 1) * groups),
  );
  const drawn = pots.map((pot, index) => (index === 0 ? pot : shuffled(pot)));
  return Array.from({ length: groups }, (_, group) =>
    drawn.flatMap((pot) => pot.slice(group, group + 1)),
  );
}

/** A group and a rank in it that qualify for the bracket, both from 1. */
export type Qualifier = { readonly group: number; readonly rank: number };

/**
 * Returns the qualifier for each seed of the bracket. Winners are seeded in the order of their groups. A
 * runner-up is in the other half of the bracket than the winner of the same group: they can only meet in
 * the final.
 */
export function qualifiers(groups: number, { through }: GroupStage): readonly Qualifier[] {
  const ofGroups = Array.from({ length: groups }, (_, index) => index + 1);
  const winners = ofGroups.map((group) => ({ group, rank: 1 }));
  if (through === 1) return winners;

  const isUpper = upperHalf(groups * 2);
  const waiting = {
    ofUpperWinners: ofGroups.filter(isUpper),
    ofLowerWinners: ofGroups.filter((group) => !isUpper(group)),
  };
  // Each half has as many winners as the other half has places for runners-up.
  const seconds = ofGroups.map((group) => {
    const from = isUpper(groups + group) ? waiting.ofLowerWinners : waiting.ofUpperWinners;
    return { group: from.shift() ?? group, rank: 2 };
  });
  return [...winners, ...seconds];
}

/** Returns a predicate: true if a seed is in the upper half of a bracket of `players`. */
function upperHalf(players: number): (seed: number) => boolean {
  const order = seedOrder(bracketSize(players));
  const upper = new Set(order.slice(0, order.length / 2));
  return (seed) => upper.has(seed);
}

/** The qualifier for a side of a place of the bracket, known before the groups are decided. */
export type PlacedQualifier = Node & { readonly side: PairSide; readonly from: Qualifier };

/** Returns the qualifiers of the first round, and in the second round those with a bye. */
export function placedQualifiers(groups: number, stage: GroupStage): readonly PlacedQualifier[] {
  const coming = qualifiers(groups, stage);
  return firstRound(coming.length).flatMap(({ round, match, seeds }) => {
    const [one, other] = seeds.map((seed = 0) => coming[seed - 1]);
    if (!one) return [];
    const first = { round, match, side: 0, from: one } as const;
    if (other) return [first, { round, match, side: 1, from: other }];
    return [first, Object.assign({ from: one }, nextPlace({ round, match }))];
  });
}
