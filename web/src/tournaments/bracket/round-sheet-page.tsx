import type { Tournament } from '@darts/contracts/tournaments';
import { formatDate } from '#competitions/calendar-date.ts';
import { roundName } from '#competitions/round-name.ts';
import { RoundSheet } from '#competitions/sheet/round-sheet.tsx';
import { competitionSheetWords } from '#competitions/sheet/words.ts';
import { competitionWords } from '#competitions/words.ts';
import { formatName } from '#formats/format-name.ts';
import { paths } from '#platform/paths.ts';
import { countRounds } from '#tournaments/bracket-geometry.ts';
import { qualifiersOf } from '#tournaments/qualifiers.ts';
import { sheetLine } from './sheet-line.ts';

type Props = { readonly tournament: Tournament; readonly round: number };

/** Sheet of a round of a bracket; the game for third place is on the final's sheet. Byes are left out. */
export function RoundSheetPage({ tournament, round }: Props) {
  const { tournamentId, name, startDate, games, thirdPlace } = tournament;
  const rounds = countRounds(games);
  const qualifiers = qualifiersOf(tournament);
  const own = games.filter((game) => game.round === round && !game.isBye);
  const format = own[0]?.format ?? tournament.format;
  const part = {
    hasLegs: format.legs > 1,
    games: own.map((game) => sheetLine(game, { qualifiers })),
  };
  const title = roundName(round, rounds);

  return (
    <RoundSheet
      title={competitionSheetWords.tournament}
      otherwise={paths.tournamentView(tournamentId)}
      name={`${name} · ${title}`}
      facts={[formatDate(startDate), formatName(format)]}
      parts={round === rounds && thirdPlace ? [{ ...part, title }, beside(thirdPlace)] : [part]}
    />
  );
}

/** Returns the part with the game for third place, whose format may differ from the final's. */
const beside = (game: NonNullable<Tournament['thirdPlace']>) => ({
  title: `${competitionWords.thirdPlace} · ${formatName(game.format)}`,
  hasLegs: game.format.legs > 1,
  games: [sheetLine(game)],
});
