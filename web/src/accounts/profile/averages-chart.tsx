import { threeDartAverage } from '@darts/rules/play/x01/figures/average';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { formatAverage } from '#platform/locale.ts';
import { apart } from '#ui/chart/apart.ts';
import styles from '#ui/chart/chart.module.css';
import { Chart, type ChartSize } from '#ui/chart/chart.tsx';
import { GridLines } from '#ui/chart/grid-lines.tsx';
import { chartHeight, WIDE_PX } from './chart-height.ts';
import { profileWords } from './words.ts';

/** Points and darts of one game. */
type Thrown = { readonly points: number; readonly darts: number };

type Props = {
  readonly games: readonly Thrown[]; // oldest first; at least one
  readonly overall: number; // average of all games, including games not drawn
};

const RUNNING_GAMES = 5; // games in the running mean

const TOP_PX = 14;
const LEFT_PX = 34;
const RIGHT_PX = 56; // room for the names of the lines
const BOTTOM_PX = 26;
const LABEL_HEIGHT = 16;

/** Chart of the average of each game, with the running mean and the average of all games. */
export const AveragesChart = (props: Props) => (
  <Chart label={described(props)} heightAt={chartHeight}>
    {(size) => <Drawing {...props} {...size} />}
  </Chart>
);

/** Returns the average from the total points and darts, not the mean of the games' averages. */
const averageOf = (games: readonly Thrown[]): number => {
  const darts = games.reduce((sum, game) => sum + game.darts, 0);
  const points = games.reduce((sum, game) => sum + game.points, 0);
  return threeDartAverage(points, darts);
};

function Drawing({ games, overall, width, height }: Props & ChartSize) {
  const averages = games.map((game) => averageOf([game]));
  const running = games.map((_, index) =>
    averageOf(games.slice(Math.max(0, index + 1 - RUNNING_GAMES), index + 1)),
  );
  const last = averages.at(-1) ?? 0;
  const right = width - RIGHT_PX;
  const x = scaleLinear([0, Math.max(1, averages.length - 1)], [LEFT_PX, right]);
  const y = scaleLinear(
    [Math.min(overall, ...averages), Math.max(overall, ...averages)],
    [height - BOTTOM_PX, TOP_PX],
  ).nice(4);
  const path = line<number>((_, index) => x(index), y);
  const [lastLabel, overallLabel] = apart(y(last), y(overall), LABEL_HEIGHT);

  return (
    <>
      <GridLines values={y.ticks(4)} y={y} left={LEFT_PX} right={right} gap={10} />
      <line className={styles.average} x1={LEFT_PX} x2={right} y1={y(overall)} y2={y(overall)} />
      <text className={styles.label2} x={right + 10} y={overallLabel + 5}>
        {formatAverage(overall)}
      </text>
      <path className={styles.faint} d={path(averages) ?? ''} />
      <path className={styles.series1} d={path(running) ?? ''} />
      {averages.map((average, index) => (
        <circle
          key={index} // games have no id here
          className={styles.dot1}
          cx={x(index)}
          cy={y(average)}
          r={index === averages.length - 1 ? 5 : 2.5}
        />
      ))}
      <text className={styles.label1} x={right + 10} y={lastLabel + 5}>
        {formatAverage(last)}
      </text>
      {averages.length > 1 && (
        <text x={LEFT_PX} y={height - 6}>
          {profileWords.averages.gamesAgo(averages.length)}
        </text>
      )}
      <text x={right} y={height - 6} textAnchor="end">
        {profileWords.averages.last}
      </text>
      {width >= WIDE_PX && (
        <text
          className={styles.strong}
          x={(LEFT_PX + right) / 2}
          y={height - 6}
          textAnchor="middle"
        >
          {profileWords.averages.running(RUNNING_GAMES)}
        </text>
      )}
    </>
  );
}

function described({ games, overall }: Props): string {
  const averages = games.map((game) => averageOf([game]));
  return profileWords.averages.described({
    games: averages.length,
    low: formatAverage(Math.min(...averages)),
    high: formatAverage(Math.max(...averages)),
    overall: formatAverage(overall),
  });
}
