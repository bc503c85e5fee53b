const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the letters of a group: A to Z, then AA, AB and so on.
 *
 * @param number from 1
 */
export function groupLetters(number: number): string {
  const index = number - 1;
  const letters = [Math.floor(index / LETTERS.length) - 1, index % LETTERS.length];
  return letters.map((letter) => LETTERS[letter] ?? '').join('');
}
