import type { ShownPlace, ShownTournament } from '@darts/contracts/tournaments';
import { playersOf, scoresOf, winnerOf } from '@darts/contracts/game/pairs';
import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { finalLegs } from '@darts/rules/play/endings/final-legs';
import { pairOf } from '@darts/rules/play/pair';
import { groupLetters } from '@darts/rules/tournaments/group-letters';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { stageWords } from '../../tournaments/service.ts';
import { cellsOf } from './league-table.ts';
import { fileWords } from './words.ts';

/** Returns the tables of all groups as CSV. */
export const groupTables = ({ groups = [] }: Pick<ShownTournament, 'groups'>): string =>
  BYTE_ORDER_MARK +
  lineOf([fileWords.group, ...fileWords.figures, fileWords.goesOn]) +
  groups
    .flatMap(({ number, table }) =>
      table.map((row) =>
        lineOf([groupLetters(number), ...cellsOf(row), row.goesOn ? fileWords.yes : null]),
      ),
    )
    .join('');

/** Returns all games as CSV: of the groups, of the bracket, and for third place. */
export function bracketTable({ groups = [], games, thirdPlace }: ShownTournament): string {
  const rounds = games.at(-1)?.round ?? 0;
  return (
    BYTE_ORDER_MARK +
    lineOf(fileWords.games) +
    [
      ...groups.flatMap(({ number, games: own }) =>
        own.map((game) => rowOf(game, stageWords.group(groupLetters(number)))),
      ),
      ...games.map((game) => rowOf(game, stageWords.round(game.round, rounds))),
      ...(thirdPlace ? [rowOf(thirdPlace, stageWords.thirdPlace)] : []),
    ].join('')
  );
}

function rowOf(game: ShownPlace, stage: string): string {
  const { isBye, status, endReason } = game;
  const players = playersOf(game);
  const names = pairOf((side) => players[side]?.username ?? null);
  const winner = winnerOf(game);
  const scores = scoresOf(game);
  const isThrown = status !== 'pendiente' && !isBye && !hasNoScore(endReason);
  const final =
    status === 'pendiente' ? undefined : finalLegs({ ...game, winner }, game.format.legs);
  const ifThrown = (value: number | string) => (isThrown ? value : null);
  const isNoted = areLeftKnown(...scores);
  const left = (points: number) => (isNoted ? points : fileWords.notNoted);
  return lineOf([
    stage,
    game.round,
    game.matchNumber,
    ...names,
    winner === undefined ? null : names[winner],
    final?.[0] ?? null,
    final?.[1] ?? null,
    ifThrown(left(scores[0])),
    ifThrown(left(scores[1])),
    isBye ? fileWords.bye : fileWords.statuses[status],
    endReason ? fileWords.endings[endReason] : null,
  ]);
}
