import type { UserRef } from '@darts/contracts/accounts';
import type { TournamentSheet } from '@darts/contracts/sheets';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { finalLegs } from '@darts/rules/play/endings/final-legs';
import { groupLetters } from '@darts/rules/tournaments/group-letters';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { isWithdrawn, publicRow } from '../competitions/service.ts';
import { stageNames } from '../tournaments/service.ts';
import { cellsOf } from './league-sheet.ts';
import { words } from './words.ts';

const nameOf = (player: UserRef | null): string | null => player && player.username;

/** A tournament with its groups and its bracket. */
export function tournamentSheet(tournament: Tournament): TournamentSheet {
  const { participants, groups = [], games, thirdPlace } = tournament;
  return {
    name: tournament.name,
    status: tournament.status,
    startDate: tournament.startDate,
    format: tournament.format,
    champion: nameOf(games.at(-1)?.winner ?? null),
    players: participants.map(({ user, seed }) =>
      Object.assign(
        { player: user.username, isWithdrawn: isWithdrawn(tournament, user) },
        seed !== undefined && { seed },
      ),
    ),
    groups: groups.map(({ number, table, games: own }) => ({
      group: groupLetters(number),
      table: table.map((row) => ({ ...publicRow(row), goesOn: row.goesOn })),
      games: own.map(gameIn),
    })),
    games: games.map(gameIn),
    thirdPlace: thirdPlace ? gameIn(thirdPlace) : null,
  };
}

type Game = TournamentSheet['games'][number];

const gameIn = (game: BracketGame): Game => ({
  round: game.round,
  matchNumber: game.matchNumber,
  player1: nameOf(game.player1),
  player2: nameOf(game.player2),
  winner: game.winnerSeat ?? null,
  isBye: game.isBye,
  status: game.status,
  format: game.format,
  legsWon: game.legsWon,
  scorePlayer1: game.scorePlayer1,
  scorePlayer2: game.scorePlayer2,
  ...(game.endReason && { endReason: game.endReason }),
});

/** The tables of all groups for a spreadsheet. */
export const groupTables = ({ groups }: TournamentSheet): string =>
  BYTE_ORDER_MARK +
  lineOf([words.group, ...words.figures, words.goesOn]) +
  groups
    .flatMap(({ group, table }) =>
      table.map((row) => lineOf([group, ...cellsOf(row), row.goesOn ? words.yes : null])),
    )
    .join('');

/** Every game for a spreadsheet: those of the groups, of the bracket, and for third place. */
export function bracketTable({ groups, games, thirdPlace }: TournamentSheet): string {
  const rounds = games.at(-1)?.round ?? 0;
  return (
    BYTE_ORDER_MARK +
    lineOf(words.games) +
    [
      ...groups.flatMap(({ group, games: own }) =>
        own.map((game) => rowOf(game, stageNames.group(group))),
      ),
      ...games.map((game) => rowOf(game, stageNames.round(game.round, rounds))),
      ...(thirdPlace ? [rowOf(thirdPlace, stageNames.thirdPlace)] : []),
    ].join('')
  );
}

function rowOf(game: Game, stage: string): string {
  const { player1, player2, winner, isBye, status, endReason } = game;
  const isThrown = status !== 'pendiente' && !isBye && !hasNoScore(endReason);
  const final = status === 'pendiente' ? undefined : finalLegs(game, game.format.legs);
  const ifThrown = (value: number | string) => (isThrown ? value : null);
  const isNoted = areLeftKnown(game.scorePlayer1, game.scorePlayer2);
  const left = (points: number) => (isNoted ? points : words.notNoted);
  return lineOf([
    stage,
    game.round,
    game.matchNumber,
    player1,
    player2,
    winner && (winner === 1 ? player1 : player2),
    final?.[0] ?? null,
    final?.[1] ?? null,
    ifThrown(left(game.scorePlayer1)),
    ifThrown(left(game.scorePlayer2)),
    isBye ? words.bye : words.statuses[status],
    endReason ? words.endings[endReason] : null,
  ]);
}
