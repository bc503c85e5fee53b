import { newGame, playTurn, rematch, undoTurn, type Game } from '@darts/rules/play/game';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import type { LocalSetup } from './local-setup.ts';

/** A game played on this device, with the turn being entered. */
export type LocalGame = {
  readonly game: Game;
  readonly darts: readonly ThrownDart[];
};

export type LocalMove =
  | { readonly type: 'throw'; readonly dart: ThrownDart }
  | { readonly type: 'confirm'; readonly darts: readonly number[] } // as the rules take a turn
  | { readonly type: 'undo' } // the last dart; with none entered, the last turn
  | { readonly type: 'undo-turn' }
  | { readonly type: 'rematch' };

export const newLocalGame = ({ start, rounds }: LocalSetup): LocalGame => ({
  game: newGame({ start, rounds }),
  darts: [],
});

/** The entry lets no impossible turn through, so the rules never have to refuse one here. */
export function playLocally({ game, darts }: LocalGame, move: LocalMove): LocalGame {
  switch (move.type) {
    case 'throw':
      return { game, darts: [...darts, move.dart] };
    case 'confirm':
      return { game: playTurn(game, move.darts), darts: [] };
    case 'undo':
      if (darts.length > 0) return { game, darts: darts.slice(0, -1) };
      return playLocally({ game, darts }, { type: 'undo-turn' });
    case 'undo-turn':
      return { game: game.turns.length > 0 ? undoTurn(game) : game, darts: [] };
    case 'rematch':
      return { game: rematch(game), darts: [] };
    default:
      return move satisfies never;
  }
}
