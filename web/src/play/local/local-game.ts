import { newGame, playTurn, rematch, undoTurn, type Game } from '@darts/rules/play/game';
import type { BySeat } from '@darts/rules/play/seats';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import type { LocalSetup } from './local-setup.ts';

/** A game played on this device, with the turn being entered. */
export type LocalGame = {
  readonly game: Game;
  readonly darts: readonly ThrownDart[];
  readonly won: BySeat<number>; // games before this one, between the same two
  readonly thrown: readonly (readonly ThrownDart[])[]; // in each confirmed turn; none where only its total is known
};

export type LocalMove =
  | { readonly type: 'enter'; readonly darts: readonly ThrownDart[] } // those of the turn, as they are now
  | { readonly type: 'confirm'; readonly darts: readonly number[] } // as the rules take a turn
  | { readonly type: 'undo-turn' } // its darts are those being entered again
  | { readonly type: 'rematch' };

export const NONE_WON: BySeat<number> = { player1: 0, player2: 0 };

export const newLocalGame = ({ start, rounds, starter }: LocalSetup): LocalGame => ({
  game: newGame({ start, rounds, ...(starter && { starter }) }),
  darts: [],
  won: NONE_WON,
  thrown: [],
});

/** Games that each has won, the one that has just ended among them. */
export function gamesWon({ game: { outcome }, won }: LocalGame): BySeat<number> {
  const winner = outcome?.winner;
  return winner ? { ...won, [winner]: won[winner] + 1 } : won;
}

/** Whether there is anything in it to be lost. */
export const isBegun = ({ game, darts }: LocalGame): boolean =>
  game.turns.length > 0 || darts.length > 0;

/** The entry lets no impossible turn through, so the rules never have to refuse one here. */
export function playLocally(local: LocalGame, move: LocalMove): LocalGame {
  const { game, darts, thrown } = local;
  switch (move.type) {
    case 'enter':
      return { ...local, darts: move.darts };
    case 'confirm': {
      const isTotal = move.darts.length === 1; // what was entered dart by dart before it does not count
      return {
        ...local,
        game: playTurn(game, move.darts),
        darts: [],
        thrown: [...thrown, isTotal ? [] : darts],
      };
    }
    case 'undo-turn':
      if (game.turns.length === 0) return local;
      return {
        ...local,
        game: undoTurn(game),
        darts: thrown.at(-1) ?? [],
        thrown: thrown.slice(0, -1),
      };
    case 'rematch':
      return { game: rematch(game), darts: [], won: gamesWon(local), thrown: [] };
    default:
      return move satisfies never;
  }
}
