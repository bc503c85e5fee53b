import type { BySide } from '@darts/rules/play/sides';

type Props = {
  readonly of: string; // the label of the counts
  readonly players: readonly [string, string]; // names
  readonly counts: BySide<number>;
};

/** A line with the counts of both players. `bdi` keeps the numbers in place beside right-to-left names. */
export const Standing = ({ of, players: [first, second], counts }: Props) => (
  <>
    {of} <bdi>{first}</bdi> {counts[0]} - {counts[1]} <bdi>{second}</bdi>
  </>
);
