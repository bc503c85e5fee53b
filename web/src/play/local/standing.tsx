import type { BySeat } from '@darts/rules/play/seats';

type Props = {
  readonly of: string; // what is counted
  readonly players: readonly [string, string]; // names
  readonly counts: BySeat<number>;
};

/** What each of two players has, in a line. Names from right to left do not draw the numbers over to their side. */
export const Standing = ({ of, players: [first, second], counts }: Props) => (
  <>
    {of} <bdi>{first}</bdi> {counts.player1} - {counts.player2} <bdi>{second}</bdi>
  </>
);
