import type { BySeat } from '@darts/rules/play/seats';
import type { ScaleLinear } from 'd3-scale';
import chart from '#ui/chart/chart.module.css';

type Scale = ScaleLinear<number, number>;

type Props = {
  readonly names: BySeat<string>;
  readonly points: BySeat<readonly number[]>; // left, turn by turn; the start first
  readonly x: Scale;
  readonly y: Scale;
  readonly isBeside: boolean; // at the end of the lines; else along them
};

const LABEL_HEIGHT = 18;
const MAX_NAME = 11; // along the line, where the card ends soon

const cut = (name: string) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name);

/** The name of each line, at the line itself: nobody looks up colours in a legend. */
export function RunDownLabels(props: Props) {
  return props.isBeside ? <AtTheEnd {...props} /> : <AlongTheLine {...props} />;
}

function AtTheEnd({ names, points: { player1, player2 }, x, y }: Props) {
  const [end1, end2] = [player1.at(-1) ?? 0, player2.at(-1) ?? 0];
  const [y1, y2] = player1.length === player2.length ? apart(y(end1), y(end2)) : [y(end1), y(end2)];

  return (
    <>
      <text className={chart['label1']} x={x(player1.length - 1) + 10} y={y1 + 4}>
        {names.player1} {end1}
      </text>
      <text className={chart['label2']} x={x(player2.length - 1) + 10} y={y2 + 4}>
        {names.player2} {end2}
      </text>
    </>
  );
}

/** The upper line is named above it, the lower one below. */
function AlongTheLine({ names, points: { player1, player2 }, x, y }: Props) {
  const turn = Math.floor(Math.min(player1.length, player2.length) / 2);
  const [points1, points2] = [player1[turn] ?? 0, player2[turn] ?? 0];
  const above = { x: x(turn) + 4, dy: -14, textAnchor: 'start' } as const;
  const below = { x: x(turn) - 8, dy: 20, textAnchor: 'end' } as const;
  const isFirstAbove = points1 > points2;

  return (
    <>
      <text className={chart['label1']} {...(isFirstAbove ? above : below)} y={y(points1)}>
        {cut(names.player1)}
      </text>
      <text className={chart['label2']} {...(isFirstAbove ? below : above)} y={y(points2)}>
        {cut(names.player2)}
      </text>
    </>
  );
}

/** Two heights, moved apart where their labels would cover each other. */
function apart(one: number, other: number): readonly [number, number] {
  const overlap = LABEL_HEIGHT - Math.abs(one - other);
  if (overlap <= 0) return [one, other];
  const shift = one < other ? -overlap / 2 : overlap / 2;
  return [one + shift, other - shift];
}
