import { expect, test } from 'vitest';
import { ana, biel } from '#test/people.ts';
import { played, tournament, waiting } from '#test/tournaments.ts';
import { tournamentFacts } from './tournament-facts.ts';

const thirdOf = (thirdPlace: ReturnType<typeof waiting>) =>
  new Map(tournamentFacts({ ...tournament, hasThirdPlace: true, thirdPlace })).get('Tercer puesto');

test('third place is shown as played until it is won, or as not played at all', () => {
  expect(thirdOf(waiting(2, 2, ana, biel))).toBe('Se juega');
  expect(thirdOf(played(2, 2, ana, biel))).toBe('ana');
  const isVoid = { status: 'finalizada', endReason: 'void' } as const;
  expect(thirdOf({ ...waiting(2, 2, ana, biel), ...isVoid })).toBe('No disputada');
});
