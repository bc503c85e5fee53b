import type { Game } from '@darts/rules/play/game';
import { legWinners } from '@darts/rules/play/legs';
import type { Side } from '@darts/rules/play/sides';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { chalkLegs, type ChalkRow } from '#play/screen/history.ts';

/** A line of the sheet: the head of a leg, or a round. */
export type SheetLine =
  | { readonly leg: number; readonly winner: Side | undefined }
  | { readonly round: number; readonly marks: ChalkRow['marks'] };

export type SheetColumns = {
  readonly columns: readonly (readonly SheetLine[])[];
  readonly lineHeight: number; // in millimetres
};

const HEAD_LINES = 2; // above each column
const MAX_COLUMNS = 5;

const HEIGHT_MM = 174; // of all turns
const NOTE_MM = 6; // of the note below the turns
const WRITABLE_MM = 4.5; // minimum height of a line with room for handwriting
const READABLE_MM = 3.4; // minimum height of a legible line
const MAX_LINE_MM = 8;

/** Returns the turns so far; undefined if they are too many to be legible on one sheet. */
export function playedColumns(game: Game): SheetColumns | undefined {
  const winners = legWinners(game);
  const lines = chalkLegs(game).flatMap((rows, index) =>
    headOf(game.settings, index + 1, winners[index]).concat(rows),
  );
  return heightIn(lines.length, MAX_COLUMNS) < READABLE_MM ? undefined : inColumns(lines);
}

/** Returns empty lines for all rounds, or for as many rounds of each leg as leave room for handwriting. */
export function emptyColumns(format: GameFormat): SheetColumns & { readonly rounds: number } {
  const fitting = writableRounds(format, HEIGHT_MM);
  const isAll = fitting >= format.rounds;
  const rounds = isAll ? format.rounds : writableRounds(format, HEIGHT_MM - NOTE_MM);
  const lines = Array.from({ length: format.legs }, (_, index) => [
    ...headOf(format, index + 1),
    ...Array.from({ length: rounds }, (__, round) => ({ round: round + 1, marks: [] })),
  ]).flat();
  return { ...inColumns(lines, isAll ? HEIGHT_MM : HEIGHT_MM - NOTE_MM), rounds };
}

/** Lays lines out in the fewest columns that leave room for handwriting or, if none do, in {@link MAX_COLUMNS}. */
function inColumns(lines: readonly SheetLine[], height = HEIGHT_MM): SheetColumns {
  const counts = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1);
  const fitting = counts.find((count) => heightIn(lines.length, count, height) >= WRITABLE_MM);
  const count = fitting ?? MAX_COLUMNS;
  const long = Math.ceil(lines.length / count);
  return {
    columns: Array.from({ length: Math.ceil(lines.length / long) }, (_, index) =>
      lines.slice(index * long, (index + 1) * long),
    ),
    lineHeight: Math.min(MAX_LINE_MM, heightIn(lines.length, count, height)),
  };
}

const heightIn = (lines: number, columns: number, height = HEIGHT_MM): number =>
  height / (Math.ceil(lines / columns) + HEAD_LINES);

function writableRounds(format: GameFormat, height: number): number {
  const lines = MAX_COLUMNS * (Math.floor(height / WRITABLE_MM) - HEAD_LINES);
  return Math.floor(lines / format.legs) - headOf(format, 1).length;
}

const headOf = ({ legs }: GameFormat, leg: number, winner?: Side): readonly SheetLine[] =>
  legs > 1 ? [{ leg, winner }] : [];
