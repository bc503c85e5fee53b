/** Groups before a bracket: how many, who is in which, and whom those meet who go on. */
import { bracketSize, seedOrder } from './bracket.ts';

/** What a group stage is settled by. */
export type GroupStage = {
  readonly size: number; // players of a group, as near to it as it can be
  readonly through: number; // how many of each group go on
};

export const GROUP_SIZE = { min: 3, max: 6 } as const;
export const THROUGH = { min: 1, max: 2 } as const;

/** How many players two groups need. */
export const GROUPED_MIN = 2 * GROUP_SIZE.min;

/** How many groups there are: two at least, none too small nor too large. */
export function countGroups(players: number, { size }: GroupStage): number {
  const most = Math.floor(players / GROUP_SIZE.min);
  const fewest = Math.max(2, Math.ceil(players / GROUP_SIZE.max));
  return Math.min(most, Math.max(fewest, Math.round(players / size)));
}

/**
 * The groups of players in the order of their seeds. They are drawn in pots: the best head the groups,
 * in their order, and of each next pot every group is drawn one; the last pot may not be full.
 *
 * @param shuffled gives the same in an order of chance
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

/** Who comes from the groups: which of which, both from 1. */
export type Qualifier = { readonly group: number; readonly rank: number };

/**
 * Who takes the place of each seed in the bracket after the groups. The winners are seeded by their
 * groups; whoever is second stands in the other half of the bracket than the winner of the same group,
 * whom they can meet in the final only.
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
  // Each half has as many winners as the other has places for who is second.
  const seconds = ofGroups.map((group) => {
    const from = isUpper(groups + group) ? waiting.ofLowerWinners : waiting.ofUpperWinners;
    return { group: from.shift() ?? group, rank: 2 };
  });
  return [...winners, ...seconds];
}

/** Whether a seed stands in the upper half of a bracket of so many. */
function upperHalf(players: number): (seed: number) => boolean {
  const order = seedOrder(bracketSize(players));
  const upper = new Set(order.slice(0, order.length / 2));
  return (seed) => upper.has(seed);
}
