import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { describe, expect, test } from 'vitest';
import { ana, biel, carla } from '#test/people.ts';
import { bye, played, tournament, waiting } from '#test/tournaments.ts';
import { championOf, firstSight, isContested, isPlayable, noteOn, winnerSeat } from './place.ts';

const gone = { userId: null, username: 'Jugador eliminado' };

describe('the winner', () => {
  test('is the player of that name', () => {
    expect(winnerSeat(played(1, 1, ana, biel))).toBe(1);
    expect(winnerSeat({ ...played(1, 1, ana, biel), winner: biel })).toBe(2);
    expect(winnerSeat(waiting(1, 1, ana, biel))).toBeUndefined();
  });

  test('may have deleted the account since', () => {
    expect(winnerSeat({ ...played(1, 1, gone, biel), winner: gone })).toBe(1);
    expect(winnerSeat({ ...played(1, 1, ana, gone), winner: ana })).toBe(1);
    expect(winnerSeat({ ...played(1, 1, gone, gone), winner: gone })).toBeUndefined();
  });

  test('of the final is the champion', () => {
    const games = [bye(1, 1, ana), played(1, 2, biel, carla), waiting(2, 1, ana, biel)];
    const championIn = (all: readonly BracketGame[]) =>
      championOf({ ...tournament, games: [...all] } satisfies Tournament);
    expect(championIn([])).toBeNull();
    expect(championIn(games)).toBeNull();
    expect(championIn([...games.slice(0, 2), played(2, 1, ana, biel)])).toEqual(ana);
  });
});

test('a game can be played once both players are known, and once', () => {
  expect(isPlayable(waiting(2, 1, ana, biel))).toBe(true);
  expect(isPlayable(waiting(2, 1, ana, null))).toBe(false);
  expect(isPlayable({ ...waiting(2, 1, ana, biel), status: 'encurso' })).toBe(false);
  expect(isPlayable(played(2, 1, ana, biel))).toBe(false);
});

test('what scores do not tell is said', () => {
  expect(noteOn(played(1, 1, ana, biel))).toBeNull();
  expect(noteOn(bye(1, 1, ana))).toBeNull();
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'void' })).toBe('No disputada');
  expect(noteOn({ ...played(1, 1, ana, biel), isSuddenDeath: true })).toBe('Muerte súbita');
  expect(noteOn({ ...waiting(1, 1, ana, biel), isSuddenDeath: true })).toBe('Muerte súbita');
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'absence' })).toBe('Por incomparecencia');
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'withdrawal' })).toBe('Por retirada');
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'result' })).toBe('Resultado introducido');
  const drawn = { ...played(1, 1, ana, biel), winner: null };
  expect(noteOn({ ...drawn, endReason: 'rounds' })).toBe('Empate');
  expect(noteOn({ ...drawn, endReason: 'result' })).toBe('Empate · Resultado introducido');
  const ofNobody = { ...played(1, 1, ana, biel), winner: null, endReason: 'walkover' } as const;
  expect(noteOn(ofNobody)).toBe('No vino nadie');
  expect(isContested(ofNobody)).toBe(false);
});

test('what is seen first is what is about to happen, to oneself above all', () => {
  const first = played(1, 1, ana, biel);
  const running = { ...waiting(1, 2, carla, biel), status: 'encurso' } as const;
  const next = waiting(2, 1, ana, null);
  const games = [first, running, next];
  expect(firstSight(games, ana.userId)).toBe(next);
  expect(firstSight(games, 'somebody else')).toBe(running);
  expect(firstSight([first, played(2, 1, ana, carla)], ana.userId)).toMatchObject({ round: 2 });
  expect(firstSight([], ana.userId)).toBeUndefined();
});
