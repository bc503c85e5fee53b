import { ROUNDS, STARTING_POINTS } from '@darts/rules/play/game';
import * as z from 'zod/mini';

export const MIN_ROUNDS = 10;
export const MAX_ROUNDS = 20;
export const MAX_START = 9999;
export const MAX_NAME = 20;

const wrongStart = `Un número entero de 1 a ${MAX_START}`;
const wrongRounds = `Un número entero de ${MIN_ROUNDS} a ${MAX_ROUNDS}`;

/** A name left empty falls back to the seat's. */
const name = (fallback: string) =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(MAX_NAME)),
    z.transform((given: string) => given || fallback),
  );

const whole = (error: string, least: number, most: number) =>
  z.number(error).check(z.int(error), z.minimum(least, error), z.maximum(most, error));

/** What a local game starts from. */
export const localSetup = z.object({
  players: z.tuple([name('Jugador 1'), name('Jugador 2')]),
  start: whole(wrongStart, 1, MAX_START), // points
  rounds: whole(wrongRounds, MIN_ROUNDS, MAX_ROUNDS),
});
export type LocalSetup = z.output<typeof localSetup>;

export const defaultSetup: LocalSetup = {
  players: ['Jugador 1', 'Jugador 2'],
  start: STARTING_POINTS,
  rounds: ROUNDS,
};
