import { expect, test } from 'vitest';
import { CLASSIC } from '../play/x01/settings.ts';
import { thirdPlace } from './bracket.ts';
import { formatOfPlace, formatOfRound, type BracketFormats } from './formats.ts';

const atBestOf = (legs: number) => ({ ...CLASSIC, legs });

/** Returns the legs of each round. */
const legsIn = (formats: BracketFormats, rounds: number) =>
  Array.from({ length: rounds }, (_, index) => formatOfRound(formats, index + 1, rounds).legs);

test.each<[BracketFormats['formatFrom'], number, number[], string]>([
  [undefined, 4, [1, 1, 1, 1], 'as before where nothing else is said'],
  [{ semifinal: atBestOf(3) }, 4, [1, 1, 3, 3], 'from the semi-finals on'],
  [{ final: atBestOf(5) }, 4, [1, 1, 1, 5], 'the final'],
  [{ semifinal: atBestOf(3), final: atBestOf(5) }, 3, [1, 3, 5], 'each on its own'],
  [{ semifinal: atBestOf(3), final: atBestOf(5) }, 1, [5], 'the one round being the final'],
  [{ semifinal: atBestOf(3) }, 1, [3], 'the one round being no less than a semi-final'],
])('with %j, %i rounds are played at best of %j: %s', (formatFrom, rounds, legs) => {
  expect(legsIn({ format: CLASSIC, formatFrom }, rounds)).toEqual(legs);
});

test('the game for third place has the format of the semi-finals', () => {
  const formats = {
    format: CLASSIC,
    formatFrom: { semifinal: atBestOf(3), final: atBestOf(5) },
  };
  expect(formatOfPlace(formats, thirdPlace(3), 3).legs).toBe(3);
  expect(formatOfPlace(formats, { round: 3, match: 1 }, 3).legs).toBe(5);
});
