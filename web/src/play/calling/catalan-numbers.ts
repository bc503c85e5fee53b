/** The words up to 20, which are one word each. */
const SMALL =
  'zero u dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint'.split(
    ' ',
  );
const TENS = ',,,trenta,quaranta,cinquanta,seixanta,setanta,vuitanta,noranta'.split(',');

/**
 * A number in central Catalan, named by itself as a score is: 'vint-i-u', 'trenta-dos', 'mil u'. A
 * hyphen stands between tens and units, and between units and hundreds.
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

/** How many hundreds or thousands; one of them is not counted. */
function times(number: number, size: number, many: string, one: string): string {
  const count = Math.floor(number / size);
  return count === 1 ? one : `${catalanNumber(count)}${many}`;
}

/** Nothing follows a round number. */
const followed = (words = '', between: string, rest: number) =>
  rest === 0 ? words : `${words}${between}${catalanNumber(rest)}`;
