import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useRef } from 'react';
import chart from '#ui/chart.module.css';
import { formatMean } from '#ui/format-mean.ts';
import { useWidth } from '#ui/use-width.ts';

type Props = {
  readonly means: readonly number[]; // per turn, one for each game, oldest first; at least one
  readonly overall: number; // over all games, also those not drawn
};

const TOP = 14;
const LEFT = 34;
const RIGHT = 56; // room for the names of the lines
const BOTTOM = 26;
const LABEL_HEIGHT = 16;

/** Mean per turn, game by game, against the mean of all games. Drawn in real pixels. */
export function MeansChart({ means, overall }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <div ref={frame}>{width > 0 && <Drawing means={means} overall={overall} width={width} />}</div>
  );
}

function Drawing({ means, overall, width }: Props & { readonly width: number }) {
  const height = width < 420 ? 200 : 230;
  const last = means.at(-1) ?? 0;
  const right = width - RIGHT;
  const x = scaleLinear([0, Math.max(1, means.length - 1)], [LEFT, right]);
  const y = scaleLinear(
    [Math.min(overall, ...means), Math.max(overall, ...means)],
    [height - BOTTOM, TOP],
  ).nice(4);
  const ticks = y.ticks(4);
  const path = line<number>((_, index) => x(index), y)([...means]) ?? '';
  const labels = apart(y(last), y(overall));

  return (
    <svg
      className={chart['chart']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={described(means, overall)}
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
      <line className={chart['mean']} x1={LEFT} x2={right} y1={y(overall)} y2={y(overall)} />
      <text className={chart['label2']} x={right + 10} y={labels.overall + 5}>
        {formatMean(overall)}
      </text>
      <path className={chart['series1']} d={path} />
      {means.map((mean, index) => (
        <circle
          key={index} // games have no other name here than their place
          className={chart['dot1']}
          cx={x(index)}
          cy={y(mean)}
          r={index === means.length - 1 ? 5.5 : 3.5}
        />
      ))}
      <text className={chart['label1']} x={right + 10} y={labels.last + 5}>
        {formatMean(last)}
      </text>
      {means.length > 1 && (
        <text x={LEFT} y={height - 6}>
          hace {means.length} partidas
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

function described(means: readonly number[], overall: number): string {
  const [low, high] = [Math.min(...means), Math.max(...means)].map(formatMean);
  const games = means.length === 1 ? 'la última partida' : `las últimas ${means.length} partidas`;
  return `Media por turno en ${games}: de ${low} a ${high}. Media total ${formatMean(overall)}.`;
}
