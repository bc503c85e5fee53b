import type { Game } from '@darts/rules/play/game';
import { legWinners } from '@darts/rules/play/legs';
import type { Seat } from '@darts/rules/play/seats';
import type { GameFormat } from '@darts/rules/play/settings';
import { chalkLegs, type ChalkRow } from '#play/screen/history.ts';

/** What stands on a line: the beginning of a leg, or a round of it. */
export type SheetLine =
  | { readonly leg: number; readonly winner: Seat | undefined }
  | { readonly round: number; readonly marks: ChalkRow['marks'] };

const HEIGHT = 174; // of all turns, in millimetres
const HEADS = 2; // lines above each column
const MOST_COLUMNS = 5;
const WRITABLE = 4.6; // the height of a line that a pen has room in, in millimetres
const HIGHEST = 8;

export type SheetColumns = {
  readonly columns: readonly (readonly SheetLine[])[];
  readonly lineHeight: number; // in millimetres
};

/** Lines in as few columns as let them be well read; however many they are, they fit one sheet. */
export function inColumns(lines: readonly SheetLine[], most = MOST_COLUMNS): SheetColumns {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const fitting = counts.find((count) => heightIn(lines.length, count) >= WRITABLE);
  const count = fitting ?? most;
  const long = Math.ceil(lines.length / count);
  return {
    columns: Array.from({ length: Math.ceil(lines.length / long) }, (_, index) =>
      lines.slice(index * long, (index + 1) * long),
    ),
    lineHeight: Math.min(HIGHEST, heightIn(lines.length, count)),
  };
}

const heightIn = (lines: number, columns: number): number =>
  HEIGHT / (Math.ceil(lines / columns) + HEADS);

/** The turns of a game, as far as it has gone. */
export function playedLines(game: Game): readonly SheetLine[] {
  const winners = legWinners(game);
  return chalkLegs(game).flatMap((rows, index) =>
    headOf(game.settings, index + 1, winners[index]).concat(rows),
  );
}

/** Room for the turns of a game to come: of all its rounds, or of as many as a pen has room for. */
export function emptyLines(format: GameFormat): readonly SheetLine[] {
  const room = MOST_COLUMNS * (Math.floor(HEIGHT / WRITABLE) - HEADS);
  const perLeg = Math.floor(room / format.legs) - headOf(format, 1).length;
  return Array.from({ length: format.legs }, (_, index) => [
    ...headOf(format, index + 1),
    ...Array.from({ length: Math.min(format.rounds, perLeg) }, (__, round) => ({
      round: round + 1,
      marks: {},
    })),
  ]).flat();
}

const headOf = ({ legs }: GameFormat, leg: number, winner?: Seat): readonly SheetLine[] =>
  legs > 1 ? [{ leg, winner }] : [];
