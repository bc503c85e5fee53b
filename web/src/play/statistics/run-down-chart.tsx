import type { Game } from '@darts/rules/play/game';
import { PAIR, pairOf, type Pair, type PairSide } from '@darts/rules/play/pair';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { remaining } from '#play/screen/history.ts';
import { apart } from '#ui/chart/apart.ts';
import chart from '#ui/chart/chart.module.css';
import { Chart, type ChartSize } from '#ui/chart/chart.tsx';
import { GridLines } from '#ui/chart/grid-lines.tsx';
import text from '#ui/text.module.css';
import styles from './run-down-chart.module.css';
import { statisticsWords } from './words.ts';

type Props = {
  readonly names: Pair<string>;
  readonly game: Game;
  readonly leg: number; // from 1
};

const TOP_PX = 14;
const LEFT_PX = 34;
const BOTTOM_PX = 30;
const WIDE_PX = 460; // from this width there is room for names beside the lines
const LETTER_PX = 7.4; // the widest letter of a name
const TICK_STEP_POINTS = 100;
const LABEL_HEIGHT_PX = 18;
const TURN_WIDTH_PX = 22; // width of a turn's number, with space around it

/** A chart of the points left by each player in a leg, turn by turn. */
export function RunDownChart({ names, game, leg }: Props) {
  const points = pairOf((side) => remaining(game, side, leg));
  const described = PAIR.map((side) => statisticsWords.chart.points(names[side], points[side]));
  return (
    <Chart
      label={[statisticsWords.chart.label, ...described].join(' ')}
      heightAt={(width) => (width >= WIDE_PX ? 392 : 300)}
    >
      {(size) => <Drawing names={names} start={game.settings.start} points={points} size={size} />}
    </Chart>
  );
}

type DrawingProps = {
  readonly names: Pair<string>;
  readonly start: number; // points
  readonly points: Pair<readonly number[]>; // points left at the start, then after each turn
  readonly size: ChartSize;
};

function Drawing({ names, start, points, size: { width, height } }: DrawingProps) {
  const isWide = width >= WIDE_PX;
  const right = width - (isWide ? roomFor(names) : 18);
  const turns = Math.max(...points.map(({ length }) => length)) - 1;
  const x = scaleLinear([0, Math.max(1, turns)], [LEFT_PX, right]);
  const y = scaleLinear([0, start], [height - BOTTOM_PX, TOP_PX]);
  const each = Math.max(1, Math.ceil((TURN_WIDTH_PX * turns) / (right - LEFT_PX))); // turns from one number to the next
  const path = line<number>((_, turn) => x(turn), y);
  const labels = { names, points, x, y, width };

  return (
    <>
      <GridLines values={ticksTo(start)} y={y} left={LEFT_PX} right={right} gap={8} />
      {Array.from({ length: Math.floor(turns / each) + 1 }, (_, index) => index * each).map(
        (turn) => (
          <text key={turn} x={x(turn)} y={height - 8} textAnchor="middle">
            {turn}
          </text>
        ),
      )}
      <path className={styles.series2} d={path([...points[1]]) ?? ''} />
      <path className={chart.series1} d={path([...points[0]]) ?? ''} />
      {points[1].map((left, turn) => (
        // Turns have no key but their index.
        <rect
          key={turn}
          className={styles.dot2}
          x={x(turn) - 4}
          y={y(left) - 4}
          width="8"
          height="8"
        />
      ))}
      {points[0].map((left, turn) => (
        <circle key={turn} className={chart.dot1} cx={x(turn)} cy={y(left)} r="4.5" />
      ))}
      {isWide ? <LabelsAtTheEnd {...labels} /> : <LabelsAlongTheLines {...labels} />}
    </>
  );
}

const roomFor = (names: Pair<string>) =>
  40 + LETTER_PX * Math.max(...names.map(({ length }) => length));

/** Returns round numbers of points and the start, without a round number too close to the start. */
function ticksTo(start: number): number[] {
  const step = TICK_STEP_POINTS * Math.ceil(start / (TICK_STEP_POINTS * 6));
  const round = Array.from({ length: Math.ceil(start / step) }, (_, index) => index * step);
  return [...round.filter((points) => points < start - step / 3), start];
}

type LabelsProps = Pick<DrawingProps, 'names' | 'points'> & {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly width: number; // of the drawing
};

function LabelsAtTheEnd({ names, points: [first, second], x, y, width }: LabelsProps) {
  const [end1, end2] = [first.at(-1) ?? 0, second.at(-1) ?? 0];
  const [y2, y1] = apart(y(end2), y(end1), LABEL_HEIGHT_PX);
  // Also beside the shorter line, where the other line could cross the name.
  const room = { from: x(Math.max(first.length, second.length) - 1) + 10, to: width };

  return (
    <>
      <Name side={0} {...room} y={y1} name={names[0]} left={end1} />
      <Name side={1} {...room} y={y2} name={names[1]} left={end2} />
    </>
  );
}

/** Names above the upper and below the lower line, if there is no room beside the lines. */
function LabelsAlongTheLines({ names, points: [first, second], x, y, width }: LabelsProps) {
  const turns = Math.min(first.length, second.length) - 1;
  const turn = turns === 1 ? 0.5 : Math.floor((turns + 1) / 2); // halfway along a line of one turn
  const [points1, points2] = [leftAt(first, turn), leftAt(second, turn)];
  const ahead = { from: x(turn) + 8, to: width };
  const behind = { from: LEFT_PX, to: x(turn) - 8, isBehind: true };
  const above = { ...ahead, up: 19 };
  const below = { ...(turn === 0 ? ahead : behind), up: -15 };
  const [{ up: up1, ...room1 }, { up: up2, ...room2 }] =
    points1 > points2 ? [above, below] : [below, above];

  return (
    <>
      <Name side={0} {...room1} y={y(points1) - up1} name={names[0]} />
      <Name side={1} {...room2} y={y(points2) - up2} name={names[1]} />
    </>
  );
}

/** Returns the points left after `turn` turns; interpolated for half a turn. */
function leftAt(points: readonly number[], turn: number): number {
  const before = points[Math.floor(turn)] ?? 0;
  return (before + (points[Math.ceil(turn)] ?? before)) / 2;
}

type NameProps = {
  readonly side: PairSide;
  readonly name: string;
  readonly left?: number; // points, after the name
  readonly from: number; // pixels from the left
  readonly to: number;
  readonly y: number; // vertical middle
  readonly isBehind?: boolean; // aligned to the end
};

/** The name of a line, cut if it is too long. */
const Name = ({ side, name, left, from, to, y, isBehind = false }: NameProps) => (
  <foreignObject
    x={from}
    y={y - LABEL_HEIGHT_PX / 2}
    width={Math.max(0, to - from)}
    height={LABEL_HEIGHT_PX}
  >
    <div className={side === 0 ? styles.first : styles.second} data-behind={isBehind || undefined}>
      <span className={text.cut}>{name}</span>
      {left !== undefined && ` ${left}`}
    </div>
  </foreignObject>
);
