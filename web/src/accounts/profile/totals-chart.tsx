import type { PlayerStatistics } from '@darts/contracts/play';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useRef } from 'react';
import chart from '#ui/chart/chart.module.css';
import { useWidth } from '#ui/use-width.ts';

type Props = { readonly steps: PlayerStatistics['turnTotals'] };

const SIDE = 8;
const TOP = 22;
const BOTTOM = 26;

/** How often a turn was worth how much. Drawn in real pixels. */
export function TotalsChart({ steps }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return <div ref={frame}>{width > 0 && <Drawing steps={steps} width={width} />}</div>;
}

function Drawing({ steps, width }: Props & { readonly width: number }) {
  const height = width < 420 ? 200 : 230;
  const floor = height - BOTTOM;
  const top = Math.max(1, ...steps.map(({ count }) => count));
  const x = scaleBand(
    steps.map(({ from }) => from),
    [SIDE, width - SIDE],
  ).padding(0.16);
  const y = scaleLinear([0, top], [floor, TOP]);

  return (
    <svg
      className={chart['chart']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={described(steps)}
    >
      {steps.map(({ from, count }) => {
        const left = x(from) ?? 0;
        const middle = left + x.bandwidth() / 2;
        const isTop = count === top;
        return (
          <g key={from}>
            <rect
              className={chart[isTop ? 'barTop' : 'bar']}
              x={left}
              y={y(count)}
              width={x.bandwidth()}
              height={floor - y(count)}
              rx="3"
            />
            {count > 0 && (
              <text
                className={isTop ? chart['strong'] : undefined}
                x={middle}
                y={y(count) - 6}
                textAnchor="middle"
              >
                {count}
              </text>
            )}
            <text x={middle} y={height - 7} textAnchor="middle">
              {from}
            </text>
          </g>
        );
      })}
      <line className={chart['axis']} x1={SIDE} x2={width - SIDE} y1={floor} y2={floor} />
    </svg>
  );
}

function described(steps: Props['steps']): string {
  const [most] = steps.toSorted((one, other) => other.count - one.count);
  if (!most) return 'Distribución de la puntuación por turno.';
  const turns = most.count === 1 ? '1 turno' : `${most.count} turnos`;
  return `Distribución de la puntuación por turno. Lo más frecuente: de ${most.from} a ${most.to} puntos, ${turns}.`;
}
