import type { Game } from '@darts/rules/play/game';
import { newGame, playTurn, rematch, undoTurn } from '@darts/rules/play/match';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import { ofSide, type BySide } from '@darts/rules/play/sides';
import { formatOf } from '@darts/rules/play/x01/settings';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import type { LocalSetup } from './local-setup.ts';

/** A confirmed turn, with the darts that it was entered by. */
export type ConfirmedTurn = {
  readonly thrown: Thrown;
  readonly darts: readonly ThrownDart[]; // empty for a total
};

/** A game on this device, with the turn being entered. */
export type LocalGame = {
  readonly game: Game;
  readonly darts: readonly ThrownDart[];
  readonly won: BySide<number>; // earlier games between the same players
  readonly turns: readonly ConfirmedTurn[]; // of all legs
};

export type LocalMove =
  | { readonly type: 'enter'; readonly darts: readonly ThrownDart[] } // all darts of the turn so far
  | { readonly type: 'confirm'; readonly thrown: Thrown }
  | { readonly type: 'undo-turn' } // restores the darts of the turn for editing
  | { readonly type: 'rematch' };

const NONE_WON: BySide<number> = [0, 0];

export const newLocalGame = (setup: LocalSetup): LocalGame => ({
  game: newGame({ ...formatOf(setup), starter: setup.starter }),
  darts: [],
  won: NONE_WON,
  turns: [],
});

/** Returns the games won by each player, including the game that has just ended. */
export function gamesWon({ game: { outcome }, won }: LocalGame): BySide<number> {
  const winner = outcome?.winner;
  return winner === undefined ? won : won.with(winner, ofSide(won, winner) + 1);
}

/** True if a dart was entered, so that leaving would lose something. */
export const isBegun = ({ game, darts }: LocalGame): boolean =>
  game.turns.length > 0 || darts.length > 0;

/** Returns the game after a move. The entry lets no impossible turn through, so `playTurn` never throws. */
export function playLocally(local: LocalGame, move: LocalMove): LocalGame {
  const { game, darts, turns } = local;
  switch (move.type) {
    case 'enter':
      return { ...local, darts: move.darts };
    case 'confirm': {
      const { thrown } = move;
      const isTotal = !thrown.beds && thrown.darts?.length === 1; // darts entered before a total do not count
      const confirmed = { thrown, darts: isTotal ? [] : darts };
      return { ...local, game: playTurn(game, thrown), darts: [], turns: [...turns, confirmed] };
    }
    case 'undo-turn':
      if (game.turns.length === 0) return local;
      return {
        ...local,
        game: undoTurn(game),
        darts: turns.at(-1)?.darts ?? [],
        turns: turns.slice(0, -1),
      };
    case 'rematch':
      return { game: rematch(game), darts: [], won: gamesWon(local), turns: [] };
    default:
      return move satisfies never;
  }
}
