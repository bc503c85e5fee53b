import type { PlayerStatistics } from '@darts/contracts/play';
import { scaleBand, scaleLinear } from 'd3-scale';
import styles from '#ui/chart/chart.module.css';
import { Chart, type ChartSize } from '#ui/chart/chart.tsx';
import { chartHeight } from './chart-height.ts';
import { profileWords } from './words.ts';

type Props = { readonly steps: PlayerStatistics['turnTotals'] };

const SIDE_PX = 8;
const TOP_PX = 22;
const BOTTOM_PX = 26;

/** Chart of how often turns scored each range of points. */
export const TotalsChart = ({ steps }: Props) => (
  <Chart label={described(steps)} heightAt={chartHeight}>
    {(size) => <Drawing steps={steps} {...size} />}
  </Chart>
);

function Drawing({ steps, width, height }: Props & ChartSize) {
  const floor = height - BOTTOM_PX;
  const top = Math.max(1, ...steps.map(({ count }) => count));
  const x = scaleBand(
    steps.map(({ from }) => from),
    [SIDE_PX, width - SIDE_PX],
  ).padding(0.16);
  const y = scaleLinear([0, top], [floor, TOP_PX]);

  return (
    <>
      {steps.map(({ from, count }) => {
        const left = x(from) ?? 0;
        const middle = left + x.bandwidth() / 2;
        const isTop = count === top;
        return (
          <g key={from}>
            <rect
              className={styles[isTop ? 'barTop' : 'bar']}
              x={left}
              y={y(count)}
              width={x.bandwidth()}
              height={floor - y(count)}
              rx="3"
            />
            {count > 0 && (
              <text
                className={isTop ? styles.strong : undefined}
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
      <line className={styles.axis} x1={SIDE_PX} x2={width - SIDE_PX} y1={floor} y2={floor} />
    </>
  );
}

function described(steps: Props['steps']): string {
  const [most] = steps.toSorted((one, other) => other.count - one.count);
  if (!most) return profileWords.totals.described;
  return `${profileWords.totals.described} ${profileWords.totals.most(most.from, most.to, most.count)}`;
}
