import type { Game } from '@darts/rules/play/game';
import { legWinners } from '@darts/rules/play/legs';
import type { Seat } from '@darts/rules/play/seats';
import type { GameFormat } from '@darts/rules/play/settings';
import { chalkLegs, type ChalkRow } from '#play/screen/history.ts';

/** What stands on a line: the beginning of a leg, or a round of it. */
export type SheetLine =
  | { readonly leg: number; readonly winner: Seat | undefined }
  | { readonly round: number; readonly marks: ChalkRow['marks'] };

export type SheetColumns = {
  readonly columns: readonly (readonly SheetLine[])[];
  readonly lineHeight: number; // in millimetres
};

const HEADS = 2; // lines above each column
const MOST_COLUMNS = 5;

// In millimetres.
const HEIGHT = 174; // of all turns
const NOTE = 6; // of what is said below them
const WRITABLE = 4.5; // the height of a line that a pen has room in
const READABLE = 3.4; // and of one whose letters are read
const HIGHEST = 8;

/** The turns of a game as far as it has gone; nothing where there are more than can be read on one sheet. */
export function playedColumns(game: Game): SheetColumns | undefined {
  const winners = legWinners(game);
  const lines = chalkLegs(game).flatMap((rows, index) =>
    headOf(game.settings, index + 1, winners[index]).concat(rows),
  );
  return heightIn(lines.length, MOST_COLUMNS) < READABLE ? undefined : inColumns(lines);
}

/** Room for the turns of a game to come: of all its rounds, or of as many of each leg as a pen has room for. */
export function emptyColumns(format: GameFormat): SheetColumns & { readonly rounds: number } {
  const fitting = writableRounds(format, HEIGHT);
  const isAll = fitting >= format.rounds;
  const rounds = isAll ? format.rounds : writableRounds(format, HEIGHT - NOTE);
  const lines = Array.from({ length: format.legs }, (_, index) => [
    ...headOf(format, index + 1),
    ...Array.from({ length: rounds }, (__, round) => ({ round: round + 1, marks: {} })),
  ]).flat();
  return { ...inColumns(lines, isAll ? HEIGHT : HEIGHT - NOTE), rounds };
}

/** Lines in as few columns as let them be written or, where there are many, read. */
function inColumns(lines: readonly SheetLine[], height = HEIGHT): SheetColumns {
  const counts = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1);
  const fitting = counts.find((count) => heightIn(lines.length, count, height) >= WRITABLE);
  const count = fitting ?? MOST_COLUMNS;
  const long = Math.ceil(lines.length / count);
  return {
    columns: Array.from({ length: Math.ceil(lines.length / long) }, (_, index) =>
      lines.slice(index * long, (index + 1) * long),
    ),
    lineHeight: Math.min(HIGHEST, heightIn(lines.length, count, height)),
  };
}

const heightIn = (lines: number, columns: number, height = HEIGHT): number =>
  height / (Math.ceil(lines / columns) + HEADS);

function writableRounds(format: GameFormat, height: number): number {
  const lines = MOST_COLUMNS * (Math.floor(height / WRITABLE) - HEADS);
  return Math.floor(lines / format.legs) - headOf(format, 1).length;
}

const headOf = ({ legs }: GameFormat, leg: number, winner?: Seat): readonly SheetLine[] =>
  legs > 1 ? [{ leg, winner }] : [];
