import type { Game } from '@darts/rules/play/game';
import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { remaining } from '#play/screen/history.ts';
import { apart } from '#ui/chart/apart.ts';
import chart from '#ui/chart/chart.module.css';
import { Chart, type ChartSize } from '#ui/chart/chart.tsx';
import { GridLines } from '#ui/chart/grid-lines.tsx';
import text from '#ui/text.module.css';
import styles from './run-down-chart.module.css';
import { words } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly leg: number; // from 1
};

const TOP = 14;
const LEFT = 34;
const BOTTOM = 30;
const WIDE = 460; // pixels from which there is room beside the lines for their names
const LETTER = 7.4; // pixels of a letter of a name, at most
const TICK_STEP = 100; // points
const LABEL_HEIGHT = 18;
const TURN_WIDTH = 22; // pixels of the number of a turn, with room around it

/** What each player had left in a leg, turn by turn. */
export function RunDownChart({ names, game, leg }: Props) {
  const points = {
    player1: remaining(game, 'player1', leg),
    player2: remaining(game, 'player2', leg),
  };
  const described = SEATS.map((seat) => words.chart.points(names[seat], points[seat]));
  return (
    <Chart
      label={[words.chart.label, ...described].join(' ')}
      heightAt={(width) => (width >= WIDE ? 392 : 300)}
    >
      {(size) => <Drawing names={names} start={game.settings.start} points={points} size={size} />}
    </Chart>
  );
}

type DrawingProps = {
  readonly names: BySeat<string>;
  readonly start: number; // points
  readonly points: BySeat<readonly number[]>; // left, turn by turn; the start first
  readonly size: ChartSize;
};

function Drawing({ names, start, points, size: { width, height } }: DrawingProps) {
  const isWide = width >= WIDE;
  const right = width - (isWide ? roomFor(names) : 18);
  const turns = Math.max(points.player1.length, points.player2.length) - 1;
  const x = scaleLinear([0, Math.max(1, turns)], [LEFT, right]);
  const y = scaleLinear([0, start], [height - BOTTOM, TOP]);
  const each = Math.max(1, Math.ceil((TURN_WIDTH * turns) / (right - LEFT))); // turns from one number to the next
  const path = line<number>((_, turn) => x(turn), y);
  const labels = { names, points, x, y, width };

  return (
    <>
      <GridLines values={ticksTo(start)} y={y} left={LEFT} right={right} gap={8} />
      {Array.from({ length: Math.floor(turns / each) + 1 }, (_, index) => index * each).map(
        (turn) => (
          <text key={turn} x={x(turn)} y={height - 8} textAnchor="middle">
            {turn}
          </text>
        ),
      )}
      <path className={styles['series2']} d={path([...points.player2]) ?? ''} />
      <path className={chart['series1']} d={path([...points.player1]) ?? ''} />
      {points.player2.map((left, turn) => (
        // Turns have no other name than their place.
        <rect
          key={turn}
          className={styles['dot2']}
          x={x(turn) - 4}
          y={y(left) - 4}
          width="8"
          height="8"
        />
      ))}
      {points.player1.map((left, turn) => (
        <circle key={turn} className={chart['dot1']} cx={x(turn)} cy={y(left)} r="4.5" />
      ))}
      {isWide ? <LabelsAtTheEnd {...labels} /> : <LabelsAlongTheLines {...labels} />}
    </>
  );
}

const roomFor = ({ player1, player2 }: BySeat<string>) =>
  40 + LETTER * Math.max(player1.length, player2.length);

/** Round numbers of points, and the start on top unless one of them is in its way. */
function ticksTo(start: number): number[] {
  const step = TICK_STEP * Math.ceil(start / (TICK_STEP * 6));
  const round = Array.from({ length: Math.ceil(start / step) }, (_, index) => index * step);
  return [...round.filter((points) => points < start - step / 3), start];
}

type LabelsProps = Pick<DrawingProps, 'names' | 'points'> & {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly width: number; // of the drawing
};

function LabelsAtTheEnd({ names, points: { player1, player2 }, x, y, width }: LabelsProps) {
  const [end1, end2] = [player1.at(-1) ?? 0, player2.at(-1) ?? 0];
  const [y2, y1] = apart(y(end2), y(end1), LABEL_HEIGHT);
  // Also beside the shorter line: before it ends the other one may be in the way.
  const room = { from: x(Math.max(player1.length, player2.length) - 1) + 10, to: width };

  return (
    <>
      <Name seat="player1" {...room} y={y1} name={names.player1} left={end1} />
      <Name seat="player2" {...room} y={y2} name={names.player2} left={end2} />
    </>
  );
}

/** Where there is no room beside the lines: the upper one is named above it, the lower one below. */
function LabelsAlongTheLines({ names, points: { player1, player2 }, x, y, width }: LabelsProps) {
  const turns = Math.min(player1.length, player2.length) - 1;
  const turn = turns === 1 ? 0.5 : Math.floor((turns + 1) / 2); // of one turn each, between its ends
  const [points1, points2] = [leftAt(player1, turn), leftAt(player2, turn)];
  const ahead = { from: x(turn) + 8, to: width };
  const behind = { from: LEFT, to: x(turn) - 8, isBehind: true };
  const above = { ...ahead, up: 19 };
  const below = { ...(turn === 0 ? ahead : behind), up: -15 };
  const [{ up: up1, ...room1 }, { up: up2, ...room2 }] =
    points1 > points2 ? [above, below] : [below, above];

  return (
    <>
      <Name seat="player1" {...room1} y={y(points1) - up1} name={names.player1} />
      <Name seat="player2" {...room2} y={y(points2) - up2} name={names.player2} />
    </>
  );
}

/** The points left after some turns, or on the way between two. */
function leftAt(points: readonly number[], turn: number): number {
  const before = points[Math.floor(turn)] ?? 0;
  return (before + (points[Math.ceil(turn)] ?? before)) / 2;
}

type NameProps = {
  readonly seat: Seat;
  readonly name: string;
  readonly left?: number; // points, after the name
  readonly from: number; // pixels from the left: its room
  readonly to: number;
  readonly y: number; // its middle
  readonly isBehind?: boolean; // ends where its room does
};

/** The name of a line, cut where its room ends. */
const Name = ({ seat, name, left, from, to, y, isBehind = false }: NameProps) => (
  <foreignObject
    x={from}
    y={y - LABEL_HEIGHT / 2}
    width={Math.max(0, to - from)}
    height={LABEL_HEIGHT}
  >
    <div className={styles[seat]} data-behind={isBehind || undefined}>
      <span className={text['cut']}>{name}</span>
      {left !== undefined && ` ${left}`}
    </div>
  </foreignObject>
);
