import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useRef } from 'react';
import chart from '#ui/chart/chart.module.css';
import { formatAverage } from '#ui/format-average.ts';
import { useWidth } from '#ui/use-width.ts';

type Props = {
  readonly averages: readonly number[]; // per turn, one for each game, oldest first; at least one
  readonly overall: number; // over all games, also those not drawn
};

const TOP = 14;
const LEFT = 34;
const RIGHT = 56; // room for the names of the lines
const BOTTOM = 26;
const LABEL_HEIGHT = 16;

/** Average per turn, game by game, against the average of all games. Drawn in real pixels. */
export function AveragesChart({ averages, overall }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <div ref={frame}>
      {width > 0 && <Drawing averages={averages} overall={overall} width={width} />}
    </div>
  );
}

function Drawing({ averages, overall, width }: Props & { readonly width: number }) {
  const height = width < 420 ? 200 : 230;
  const last = averages.at(-1) ?? 0;
  const right = width - RIGHT;
  const x = scaleLinear([0, Math.max(1, averages.length - 1)], [LEFT, right]);
  const y = scaleLinear(
    [Math.min(overall, ...averages), Math.max(overall, ...averages)],
    [height - BOTTOM, TOP],
  ).nice(4);
  const ticks = y.ticks(4);
  const path = line<number>((_, index) => x(index), y)([...averages]) ?? '';
  const labels = apart(y(last), y(overall));

  return (
    <svg
      className={chart['chart']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={described(averages, overall)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={chart[tick === ticks[0] ? 'axis' : 'grid']}
            x1={LEFT}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={LEFT - 10} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <line className={chart['average']} x1={LEFT} x2={right} y1={y(overall)} y2={y(overall)} />
      <text className={chart['label2']} x={right + 10} y={labels.overall + 5}>
        {formatAverage(overall)}
      </text>
      <path className={chart['series1']} d={path} />
      {averages.map((average, index) => (
        <circle
          key={index} // games have no other name here than their place
          className={chart['dot1']}
          cx={x(index)}
          cy={y(average)}
          r={index === averages.length - 1 ? 5.5 : 3.5}
        />
      ))}
      <text className={chart['label1']} x={right + 10} y={labels.last + 5}>
        {formatAverage(last)}
      </text>
      {averages.length > 1 && (
        <text x={LEFT} y={height - 6}>
          hace {averages.length} partidas
        </text>
      )}
      <text x={right} y={height - 6} textAnchor="end">
        última
      </text>
    </svg>
  );
}

/** The heights of the two labels, moved apart where they would cover each other. */
function apart(last: number, overall: number) {
  const overlap = LABEL_HEIGHT - Math.abs(last - overall);
  if (overlap <= 0) return { last, overall };
  const shift = last <= overall ? -overlap / 2 : overlap / 2;
  return { last: last + shift, overall: overall - shift };
}

function described(averages: readonly number[], overall: number): string {
  const [low, high] = [Math.min(...averages), Math.max(...averages)].map(formatAverage);
  const games =
    averages.length === 1 ? 'la última partida' : `las últimas ${averages.length} partidas`;
  return `Media por turno en ${games}: de ${low} a ${high}. Media total ${formatAverage(overall)}.`;
}
