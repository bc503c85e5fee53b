import styles from './chart.module.css';

type Props = {
  readonly values: readonly number[]; // the lowest first: its line is the axis
  readonly y: (value: number) => number;
  readonly left: number; // pixels, like `right` and `gap`
  readonly right: number;
  readonly gap: number; // between a value and its line
};

/** Lines across the chart with their values on the left. */
export const GridLines = ({ values, y, left, right, gap }: Props) =>
  values.map((value, index) => (
    <g key={value}>
      <line
        className={styles[index === 0 ? 'axis' : 'grid']}
        x1={left}
        x2={right}
        y1={y(value)}
        y2={y(value)}
      />
      <text x={left - gap} y={y(value) + 4} textAnchor="end">
        {value}
      </text>
    </g>
  ));
