import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { winnerSeat } from '@darts/rules/tournaments/winner-seat';
import { formatDate } from '#competitions/calendar-date.ts';
import { roundName } from '#competitions/round-name.ts';
import { RoundSheet, type SheetGame } from '#competitions/sheet/round-sheet.tsx';
import { words as sheet } from '#competitions/sheet/words.ts';
import { words as competition } from '#competitions/words.ts';
import { formatName } from '#formats/format-name.ts';
import { paths } from '#platform/paths.ts';
import { countRounds } from '#tournaments/bracket-geometry.ts';
import { isContested, noteOn } from '#tournaments/place.ts';
import { words } from './words.ts';

type Props = { readonly tournament: Tournament; readonly round: number };

/** A round of a bracket on a sheet, the game for third place with the final. Byes need none. */
export function RoundSheetPage({ tournament, round }: Props) {
  const { tournamentId, name, startDate, games, thirdPlace } = tournament;
  const rounds = countRounds(games);
  const isFinal = round === rounds;
  const own = games.filter((game) => game.round === round && !game.isBye);
  const third = isFinal && thirdPlace ? [thirdPlace] : [];
  const format = own[0]?.format ?? tournament.format;
  const hasLegs = format.legs > 1;

  return (
    <RoundSheet
      title={sheet.tournament}
      otherwise={paths.tournamentView(tournamentId)}
      name={`${name} · ${roundName(round, rounds)}`}
      facts={[formatDate(startDate), formatName(format)]}
      hasLegs={hasLegs}
      games={[
        ...own.map((game) => lineOf(game)),
        ...third.map((game) => lineOf(game, competition.thirdPlace)),
      ]}
    />
  );
}

/** @param part which game it is, where there are others of another kind */
function lineOf(game: BracketGame, part?: string): SheetGame {
  const { id, player1, player2, status } = game;
  const seat = winnerSeat(game);
  const winner = seat && (seat === 1 ? player1 : player2);
  const left = [game.scorePlayer1, game.scorePlayer2] as const;
  const isScored = status === 'finalizada' && isContested(game);
  return {
    key: id,
    players: [
      player1?.username ?? words.notKnownYet.seen,
      player2?.username ?? words.notKnownYet.seen,
    ],
    score: isScored ? (game.format.legs > 1 ? game.legsWon : left) : undefined,
    note: [part, winner && sheet.won(winner.username), noteOn(game)].filter(Boolean).join(' · '),
  };
}
