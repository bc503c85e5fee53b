/**
 * Moves two heights in a chart apart if their labels would overlap. Of two equal heights the first moves up.
 *
 * @param labelHeight pixels
 */
export function apart(
  first: number,
  second: number,
  labelHeight: number,
): readonly [number, number] {
  const overlap = labelHeight - Math.abs(first - second);
  if (overlap <= 0) return [first, second];
  const shift = first <= second ? -overlap / 2 : overlap / 2;
  return [first + shift, second - shift];
}
