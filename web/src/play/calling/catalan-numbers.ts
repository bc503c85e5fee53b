/** The numbers up to 20, one word each. */
const SMALL =
  'zero u dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint'.split(
    ' ',
  );
const TENS = ',,,trenta,quaranta,cinquanta,seixanta,setanta,vuitanta,noranta'.split(',');

/**
 * Returns a number in central Catalan: 'vint-i-u', 'trenta-dos', 'mil u'. Tens and units, and units and
 * hundreds, are joined by a hyphen.
 *
 * @param number whole, from 0 to 9999
 */
export function catalanNumber(number: number): string {
  const small = SMALL[number];
  if (small) return small;
  if (number < 30) return `vint-i-${catalanNumber(number - 20)}`;
  if (number < 100) return followed(TENS[Math.floor(number / 10)], '-', number % 10);
  if (number < 1000) return followed(times(number, 100, '-cents', 'cent'), ' ', number % 100);
  return followed(times(number, 1000, ' mil', 'mil'), ' ', number % 1000);
}

/** Returns the hundreds or thousands in words; one of them has no number before it. */
function times(number: number, size: number, many: string, one: string): string {
  const count = Math.floor(number / size);
  return count === 1 ? one : `${catalanNumber(count)}${many}`;
}

/** Appends the rest, if it is not 0. */
const followed = (words = '', between: string, rest: number) =>
  rest === 0 ? words : `${words}${between}${catalanNumber(rest)}`;
