import type { League, LeagueGame } from '@darts/contracts/leagues';
import { namesOf, winnerOf } from '@darts/contracts/game/pairs';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#competitions/calendar-date.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { scoreOf } from '#competitions/score-of.ts';
import { RoundSheet, type SheetGame } from '#competitions/sheet/round-sheet.tsx';
import { competitionSheetWords } from '#competitions/sheet/words.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { competitionWords } from '#competitions/words.ts';
import { formatName } from '#formats/format-name.ts';
import { roundQuery } from '#leagues/queries.ts';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { roundWords } from './words.ts';

type Props = { readonly league: League; readonly round: number };

/** Sheet of a league's round. */
export function RoundSheetPage({ league, round }: Props) {
  const { leagueId, name, format } = league;
  const hasLegs = format.legs > 1;
  const { data, error } = useQuery(roundQuery(leagueId, round));
  useErrorToast(error, roundWords.loadFailed);
  if (!data) return error ? <EmptyState title={roundWords.loadFailed} isError /> : <Loading />;

  return (
    <RoundSheet
      title={competitionSheetWords.league}
      otherwise={paths.league(leagueId)}
      name={`${name} · ${competitionWords.leagueRound(round)}`}
      facts={[formatDate(data.date), formatName(format)]}
      parts={[{ hasLegs, games: data.games.map((game) => lineOf(game, format.legs)) }]}
      rest={data.resting ? roundWords.rests(data.resting.username) : undefined}
    />
  );
}

function lineOf(game: LeagueGame, legs: number): SheetGame {
  const { gameId, status, endReason, isVoided } = game;
  const names = namesOf(game);
  const winner = winnerOf(game);
  return {
    key: gameId,
    players: names,
    isVoided,
    score: status === 'finalizada' ? scoreOf(game, legs) : undefined,
    note: isVoided
      ? competitionWords.doesNotCount
      : [
          winner !== undefined && competitionSheetWords.won(names[winner]),
          endingNote(endReason, winner !== undefined),
        ]
          .filter(Boolean)
          .join(' · '),
  };
}
