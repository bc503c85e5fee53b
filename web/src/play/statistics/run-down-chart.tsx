import type { Game } from '@darts/rules/play/game';
import type { BySeat } from '@darts/rules/play/seats';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useRef } from 'react';
import { remaining } from '#play/screen/history.ts';
import chart from '#ui/chart/chart.module.css';
import { useWidth } from '#ui/use-width.ts';
import styles from './run-down-chart.module.css';
import { RunDownLabels } from './run-down-labels.tsx';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
};

const TOP = 14;
const LEFT = 34;
const BOTTOM = 30;
const WIDE = 460; // pixels from which there is room beside the lines for their names
const LETTER = 7.4; // pixels of a letter of a name, at most
const TICK_STEP = 100; // points

/** What each player had left, turn by turn. Drawn in real pixels. */
export function RunDownChart({ names, game }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return <div ref={frame}>{width > 0 && <Drawing names={names} game={game} width={width} />}</div>;
}

function Drawing({ names, game, width }: Props & { readonly width: number }) {
  const isWide = width >= WIDE;
  const height = isWide ? 392 : 300;
  const right = width - (isWide ? roomFor(names) : 18);
  const own = { player1: remaining(game, 'player1'), player2: remaining(game, 'player2') };
  const turns = Math.max(own.player1.length, own.player2.length) - 1;
  const x = scaleLinear([0, Math.max(1, turns)], [LEFT, right]);
  const y = scaleLinear([0, game.settings.start], [height - BOTTOM, TOP]);
  const path = line<number>((_, turn) => x(turn), y);

  return (
    <svg
      className={chart['chart']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Puntos restantes por turno. ${described(names.player1, own.player1)} ${described(names.player2, own.player2)}`}
    >
      {ticksTo(game.settings.start).map((points) => (
        <g key={points}>
          <line
            className={chart[points === 0 ? 'axis' : 'grid']}
            x1={LEFT}
            x2={right}
            y1={y(points)}
            y2={y(points)}
          />
          <text x={LEFT - 8} y={y(points) + 4} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {Array.from({ length: turns + 1 }, (_, turn) => (
        <text key={turn} x={x(turn)} y={height - 8} textAnchor="middle">
          {turn}
        </text>
      ))}
      <path className={styles['series2']} d={path([...own.player2]) ?? ''} />
      <path className={chart['series1']} d={path([...own.player1]) ?? ''} />
      {own.player2.map((points, turn) => (
        // Turns have no other name than their place.
        <rect
          key={turn}
          className={styles['dot2']}
          x={x(turn) - 4}
          y={y(points) - 4}
          width="8"
          height="8"
        />
      ))}
      {own.player1.map((points, turn) => (
        <circle key={turn} className={chart['dot1']} cx={x(turn)} cy={y(points)} r="4.5" />
      ))}
      <RunDownLabels names={names} points={own} x={x} y={y} isBeside={isWide} />
    </svg>
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

const described = (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}.`;
