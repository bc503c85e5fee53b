import type { League, LeagueGame } from '@darts/contracts/leagues';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#competitions/calendar-date.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { RoundSheet, type SheetGame } from '#competitions/sheet/round-sheet.tsx';
import { words as sheet } from '#competitions/sheet/words.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { words as competition } from '#competitions/words.ts';
import { formatName } from '#formats/format-name.ts';
import { roundQuery } from '#leagues/queries.ts';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { words } from './words.ts';

type Props = { readonly league: League; readonly round: number };

/** A round of a league on a sheet. */
export function RoundSheetPage({ league, round }: Props) {
  const { leagueId, name, format } = league;
  const hasLegs = format.legs > 1;
  const { data, error } = useQuery(roundQuery(leagueId, round));
  useErrorToast(error, words.loadFailed);
  if (!data) return error ? <EmptyState title={words.loadFailed} isError /> : <Loading />;

  return (
    <RoundSheet
      title={sheet.league}
      otherwise={paths.league(leagueId)}
      name={`${name} · ${competition.leagueRound(round)}`}
      facts={[formatDate(data.date), formatName(format)]}
      parts={[{ hasLegs, games: data.games.map((game) => lineOf(game, hasLegs)) }]}
      rest={data.resting ? words.rests(data.resting.username) : undefined}
    />
  );
}

function lineOf(game: LeagueGame, hasLegs: boolean): SheetGame {
  const { gameId, player1, player2, status, endReason, winnerSeat } = game;
  const winner = winnerSeat && [player1, player2][winnerSeat - 1];
  const left = [game.scorePlayer1, game.scorePlayer2] as const;
  const isOver = status === 'finalizada';
  return {
    key: gameId,
    players: [player1.username, player2.username],
    score: isOver && !hasNoScore(endReason) ? (hasLegs ? game.legsWon : left) : undefined,
    note: [winner && sheet.won(winner.username), endingNote(endReason, winner !== undefined)]
      .filter(Boolean)
      .join(' · '),
  };
}
