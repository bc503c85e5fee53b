import type { Group, Tournament } from '@darts/contracts/tournaments';
import { playersOf } from '@darts/contracts/game/pairs';
import { groupLetters } from '@darts/rules/tournaments/group-letters';
import { formatDate } from '#competitions/calendar-date.ts';
import { groupName } from '#competitions/round-name.ts';
import { RoundSheet } from '#competitions/sheet/round-sheet.tsx';
import { competitionSheetWords } from '#competitions/sheet/words.ts';
import { competitionWords } from '#competitions/words.ts';
import { formatName } from '#formats/format-name.ts';
import { paths } from '#platform/paths.ts';
import { sheetLine } from '#tournaments/bracket/sheet-line.ts';
import { groupWords } from './words.ts';

type Props = {
  readonly tournament: Tournament;
  readonly groups: readonly Group[];
  readonly round: number;
};

/** Sheet of a round of all groups. */
export function GroupSheetPage({ tournament, groups, round }: Props) {
  const { tournamentId, name, startDate, format } = tournament;
  const resting = groups.flatMap((group) =>
    restingIn(group, round).map((player) =>
      competitionSheetWords.rests(groupName(group.number), player),
    ),
  );

  return (
    <RoundSheet
      title={competitionSheetWords.league}
      otherwise={paths.tournament(tournamentId)}
      name={[name, groupWords.title, competitionWords.leagueRound(round)].join(' · ')}
      facts={[formatDate(startDate), formatName(format)]}
      parts={[{ hasLegs: format.legs > 1, games: linesOf(groups, round) }]}
      rest={resting.length > 0 ? competitionSheetWords.rest : undefined}
      resting={resting}
    />
  );
}

const linesOf = (groups: readonly Group[], round: number) =>
  groups.flatMap(({ number, games }) =>
    games
      .filter((game) => game.round === round)
      .map((game) => sheetLine(game, { group: groupLetters(number) })),
  );

/** Returns the players of a group without a game in a round; empty if the group has no games in that round. */
function restingIn({ table, games }: Group, round: number): readonly string[] {
  const own = games.filter((game) => game.round === round);
  if (own.length === 0) return [];
  const playing = new Set(own.flatMap((game) => playersOf(game).map((player) => player?.userId)));
  return table
    .map(({ user }) => user)
    .filter(({ userId }) => !playing.has(userId))
    .map(({ username }) => username);
}
