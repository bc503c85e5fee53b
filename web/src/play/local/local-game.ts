import { newGame, playTurn, rematch, undoTurn, type Game } from '@darts/rules/play/game';
import type { Thrown } from '@darts/rules/play/judgement';
import type { BySeat } from '@darts/rules/play/seats';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import { formatIn, type LocalSetup } from './local-setup.ts';

/** A turn as it was confirmed: what the rules were told, and the darts that it was entered by. */
export type ConfirmedTurn = {
  readonly thrown: Thrown;
  readonly darts: readonly ThrownDart[]; // none where only its total is known
};

/** A game played on this device, with the turn being entered. */
export type LocalGame = {
  readonly game: Game;
  readonly darts: readonly ThrownDart[];
  readonly won: BySeat<number>; // games before this one, between the same two
  readonly turns: readonly ConfirmedTurn[]; // of all legs
};

export type LocalMove =
  | { readonly type: 'enter'; readonly darts: readonly ThrownDart[] } // those of the turn, as they are now
  | { readonly type: 'confirm'; readonly thrown: Thrown }
  | { readonly type: 'undo-turn' } // its darts are those being entered again
  | { readonly type: 'rematch' };

export const NONE_WON: BySeat<number> = { player1: 0, player2: 0 };

export const newLocalGame = (setup: LocalSetup): LocalGame => ({
  game: newGame({ ...formatIn(setup), ...(setup.starter && { starter: setup.starter }) }),
  darts: [],
  won: NONE_WON,
  turns: [],
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
  const { game, darts, turns } = local;
  switch (move.type) {
    case 'enter':
      return { ...local, darts: move.darts };
    case 'confirm': {
      const { thrown } = move;
      const isTotal = !thrown.beds && thrown.darts?.length === 1; // what was entered dart by dart before it does not count
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
