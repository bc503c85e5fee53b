/** The numbers up to 29, one word each. */
const SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = ',,,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa'.split(',');
const HUNDREDS =
  ',ciento,doscientos,trescientos,cuatrocientos,quinientos,seiscientos,setecientos,ochocientos,novecientos'.split(
    ',',
  );

/**
 * Returns a number in Spanish, masculine like points: 'veintiuno', 'ciento ochenta', 'mil uno'.
 *
 * @param number whole, from 0 to 9999
 */
export function spanishNumber(number: number): string {
  const small = SMALL[number];
  if (small) return small;
  if (number < 100) return followed(TENS[Math.floor(number / 10)], ' y ', number % 10);
  if (number === 100) return 'cien';
  if (number < 1000) return followed(HUNDREDS[Math.floor(number / 100)], ' ', number % 100);
  const thousands = number < 2000 ? 'mil' : `${spanishNumber(Math.floor(number / 1000))} mil`;
  return followed(thousands, ' ', number % 1000);
}

/** Appends the rest, if it is not 0. */
const followed = (words = '', between: string, rest: number) =>
  rest === 0 ? words : `${words}${between}${spanishNumber(rest)}`;
