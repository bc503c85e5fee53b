import { firstRound, nextPlace, type Node } from './bracket.ts';
import { qualifiers, type GroupStage, type Qualifier } from './groups.ts';

/** Who comes from groups into a place of the bracket, before it is known by name. */
export type Comer = Node & { readonly seat: 1 | 2; readonly from: Qualifier };

/** Past a bye the same comes to the next game; whoever has to win a game first is not known by rule. */
export function comersOf(groups: number, stage: GroupStage): readonly Comer[] {
  const coming = qualifiers(groups, stage);
  return firstRound(coming.length).flatMap(({ round, match, seeds }) => {
    const [one, other] = seeds.map((seed = 0) => coming[seed - 1]);
    if (!one) return [];
    const first = { round, match, seat: 1, from: one } as const;
    if (other) return [first, { round, match, seat: 2, from: other }];
    return [first, Object.assign({ from: one }, nextPlace({ round, match }))];
  });
}
