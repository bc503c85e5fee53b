import { styleText } from 'node:util';

const format = (fractionDigits: number) => {
  const numbers = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
  });
  return (value: number): string => numbers.format(value);
};

/** Numbers as people read them here: whole, with one digit, and with two. */
export const [whole, tenths, hundredths] = [format(0), format(1), format(2)] as const;

export const kibibytes = (bytes: number): string => `${tenths(bytes / 1024)} KiB`;

/** `2,000 ms`, or `0.35 ms` where whole milliseconds would say nothing. */
export const milliseconds = (ms: number): string => `${ms < 10 ? hundredths(ms) : whole(ms)} ms`;

/** How a value stands to what is hoped for it; nothing depends on it. */
export function printRatio(what: string, value: number, goal: string): void {
  console.log(`  ${styleText('bold', hundredths(value))}  ${what} (goal: ${goal})`);
}

/** Prints columns that line up: the first to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('  ')}`);
  }
}

/** The middle one; of an even number, the higher of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value that a share of them, from 0 to below 1, stays below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
