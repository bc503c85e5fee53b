/** Random games of any format. */
import { BED_NAMES, valueOf, type BedName } from '@darts/rules/play/beds';
import { newGame, playTurn } from '@darts/rules/play/match';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import {
  FORMAT_CHOICES,
  INS,
  OUTS,
  PRESETS,
  type GameFormat,
} from '@darts/rules/play/x01/settings';
import { RuleError } from '@darts/rules/rule-error';
import type { Chance } from '../../../scripts/chance.ts';
import type { StoredTurn } from '../../src/play/tables.ts';

/** Random turns of a game up to its end, and the game. */
export type Course = ReturnType<ReturnType<typeof gameCourses>['course']>;

export function gameCourses(chance: Chance) {
  const below = (count: number) => Math.floor(chance() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

  /** Returns a random turn: mostly beds, and often a checkout. */
  function anyThrown(): Thrown {
    if (below(3) === 0) return { darts: [oneOf([0, 26, 41, 45, 60, 100, 140, 180])] };
    const good = ['T20', 'D20', 'D10', 'S20', 'S1', 'DB', 'M'] as const;
    const bed = () => (below(3) === 0 ? oneOf(BED_NAMES) : oneOf<BedName>(good));
    return { beds: Array.from({ length: 1 + below(3) }, bed) };
  }

  return {
    below,
    oneOf,

    anyFormat: (): GameFormat =>
      below(2) === 0
        ? oneOf(Object.values(PRESETS))
        : {
            start: oneOf(FORMAT_CHOICES.start.slice(0, 3)),
            in: oneOf(INS),
            out: oneOf(OUTS),
            legs: oneOf([1, 3, 5]),
            rounds: oneOf([10, 15]),
          },

    course(format: GameFormat) {
      let game = newGame(format);
      const moves: Thrown[] = [];
      while (!game.outcome) {
        const thrown = anyThrown();
        try {
          game = playTurn(game, thrown);
          moves.push(thrown);
        } catch (error) {
          if (!(error instanceof RuleError)) throw error; // an invalid turn: try another
        }
      }
      return { moves, game };
    },
  };
}

/** Returns the fields of a turn besides its beds. */
export const sentOf = ({ darts, beds }: Thrown): readonly number[] =>
  beds?.map(valueOf) ?? darts ?? [];

export const storedTurns = ({ moves, game }: Course): StoredTurn[] =>
  game.turns.map(({ side, total, bust, dartsUsed }, index) => {
    const { darts, beds } = moves[index]!;
    return {
      side: side === 0 ? 0 : 1,
      total,
      bust,
      sent: sentOf({ darts, beds }),
      ...(beds && { beds }),
      ...(dartsUsed !== undefined && { dartsUsed }),
    };
  });
