import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { expect, test } from 'vitest';
import { ana, biel, carla } from '#test/people.ts';
import { bye, played, tournament, waiting } from '#test/tournaments.ts';
import { championOf, firstSight, isContested, isPlayable, noteOn } from './place.ts';

test('the winner of the final is the champion', () => {
  const games = [bye(1, 1, ana), played(1, 2, biel, carla), waiting(2, 1, ana, biel)];
  const championIn = (all: readonly BracketGame[]) =>
    championOf({ ...tournament, games: [...all] } satisfies Tournament);
  expect(championIn([])).toBeNull();
  expect(championIn(games)).toBeNull();
  expect(championIn([...games.slice(0, 2), played(2, 1, ana, biel)])).toEqual(ana);
});

test('a game can be played once only, when both players are known', () => {
  expect(isPlayable(waiting(2, 1, ana, biel))).toBe(true);
  expect(isPlayable(waiting(2, 1, ana, null))).toBe(false);
  expect(isPlayable({ ...waiting(2, 1, ana, biel), status: 'encurso' })).toBe(false);
  expect(isPlayable(played(2, 1, ana, biel))).toBe(false);
});

test('endings that scores do not show have a note', () => {
  expect(noteOn(played(1, 1, ana, biel))).toBeNull();
  expect(noteOn(bye(1, 1, ana))).toBeNull();
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'void' })).toBe('No disputada');
  expect(noteOn({ ...played(1, 1, ana, biel), isSuddenDeath: true })).toBe('Muerte súbita');
  expect(noteOn({ ...waiting(1, 1, ana, biel), isSuddenDeath: true })).toBe('Muerte súbita');
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'absence' })).toBe('Por incomparecencia');
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'withdrawal' })).toBe('Por retirada');
  expect(noteOn({ ...played(1, 1, ana, biel), endReason: 'result' })).toBe('Resultado introducido');
  const drawn = { ...waiting(1, 1, ana, biel), status: 'finalizada' } as const;
  expect(noteOn({ ...drawn, endReason: 'rounds' })).toBe('Empate');
  expect(noteOn({ ...drawn, endReason: 'result' })).toBe('Empate · Resultado introducido');
  const ofNobody = { ...drawn, endReason: 'walkover' } as const;
  expect(noteOn(ofNobody)).toBe('No vino nadie');
  expect(isContested(ofNobody)).toBe(false);
});

test('an agreed time is shown, and whether it has passed', () => {
  const agreed = { ...waiting(1, 1, ana, biel), agreedAt: '2025-10-22T18:30:00.000Z' };
  expect(noteOn(agreed, false)).toBe('22 oct 2025, 20:30');
  expect(noteOn(agreed)).toBe('22 oct 2025, 20:30 (ya pasó)');
  expect(noteOn({ ...agreed, status: 'encurso' })).toBeNull();
});

test('the bracket opens at the next game, preferably a game of the user', () => {
  const first = played(1, 1, ana, biel);
  const running = { ...waiting(1, 2, carla, biel), status: 'encurso' } as const;
  const next = waiting(2, 1, ana, null);
  const games = [first, running, next];
  expect(firstSight(games, ana.userId)).toBe(next);
  expect(firstSight(games, 'somebody else')).toBe(running);
  expect(firstSight([first, played(2, 1, ana, carla)], ana.userId)).toMatchObject({ round: 2 });
  expect(firstSight([], ana.userId)).toBeUndefined();

  // While groups are played, nobody is in the bracket.
  const unknown = [waiting(1, 1, null, null), waiting(1, 2, null, null), waiting(2, 1, null, null)];
  expect(firstSight(unknown, ana.userId)).toBe(unknown[0]);
});
