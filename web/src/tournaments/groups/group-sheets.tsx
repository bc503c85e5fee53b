import type { Tournament } from '@darts/contracts/tournaments';
import { RoundSheets } from '#competitions/sheet/round-sheets.tsx';
import { competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';
import { countRounds } from '#tournaments/bracket-geometry.ts';

type Props = Pick<Tournament, 'tournamentId'> & {
  readonly groups: NonNullable<Tournament['groups']>;
};

/** Links to the sheet of each round of the groups. */
export function GroupSheets({ tournamentId, groups }: Props) {
  const rounds = countRounds(groups.flatMap(({ games }) => games));
  return (
    <RoundSheets
      path={paths.tournament(tournamentId)}
      rounds={Array.from({ length: rounds }, (_, index) => competitionWords.leagueRound(index + 1))}
    />
  );
}
