import { useRef, type ReactNode } from 'react';
import { useWidth } from '#ui/use-width.ts';
import styles from './chart.module.css';

export type ChartSize = { readonly width: number; readonly height: number }; // pixels

type Props = {
  readonly label: string; // description of the chart for screen readers
  readonly heightAt: (width: number) => number;
  readonly children: (size: ChartSize) => ReactNode;
};

/** Frame of a chart: as wide as its container, drawn in real pixels, with a label for screen readers. */
export function Chart({ label, heightAt, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const height = heightAt(width);

  return (
    <div ref={frame}>
      {width > 0 && (
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
        >
          {children({ width, height })}
        </svg>
      )}
    </div>
  );
}
