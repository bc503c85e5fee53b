import type { BySeat } from '@darts/rules/play/seats';

type Props = {
  readonly of: string; // the label of the counts
  readonly players: readonly [string, string]; // names
  readonly counts: BySeat<number>;
};

/** A line with the counts of both players. `bdi` keeps the numbers in place beside right-to-left names. */
export const Standing = ({ of, players: [first, second], counts }: Props) => (
  <>
    {of} <bdi>{first}</bdi> {counts.player1} - {counts.player2} <bdi>{second}</bdi>
  </>
);
