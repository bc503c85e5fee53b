/** The local game of this tab, kept so that a reload goes on where it was. */
import { END_REASONS } from '@darts/rules/play/game';
import { SEATS } from '@darts/rules/play/seats';
import * as z from 'zod/mini';
import type { LocalGame } from './local-game.ts';
import { localSetup, type LocalSetup } from './local-setup.ts';

const KEY = 'local-game';

const seat = z.enum(SEATS);
const points = z.int().check(z.nonnegative());
const bySeat = z.object({ player1: points, player2: points });

const keptGame = z.object({
  navigationKey: z.string(), // of the visit it was begun in: another visit is another game
  setup: localSetup,
  local: z.object({
    game: z.object({
      start: points,
      rounds: points,
      starter: seat,
      suddenDeath: z.boolean(),
      scores: bySeat,
      toMove: seat,
      turns: z.array(
        z.object({
          seat,
          total: points,
          bust: z.boolean(),
          darts: z.exactOptional(z.array(points)),
        }),
      ),
      outcome: z.exactOptional(
        z.object({ winner: z.exactOptional(seat), reason: z.enum(END_REASONS) }),
      ),
    }),
    darts: z
      .array(
        z.object({
          value: points,
          name: z.exactOptional(z.string()),
          at: z.exactOptional(z.object({ x: z.number(), y: z.number() })),
        }),
      )
      .check(z.maxLength(3)),
  }),
});

export type KeptGame = {
  readonly navigationKey: string;
  readonly setup: LocalSetup;
  readonly local: LocalGame;
};

/** The game kept by {@link keepLocalGame}; nothing if there is none, or what is there is no game. */
export function keptLocalGame(): KeptGame | undefined {
  try {
    return keptGame.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

export function keepLocalGame(kept: KeptGame): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

export const forgetLocalGame = (): void => sessionStorage.removeItem(KEY);
