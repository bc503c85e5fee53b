/** Moves a box that holds a bracket, and nothing around the box. */

const AHEAD = 24; // pixels left free before a card

/** Brings the place with an id to the middle of the box. */
export function showPlace(box: Element, placeId: string, behavior: ScrollBehavior): void {
  const card = box.querySelector(`[data-place="${placeId}"]`);
  if (card) bring(box, card, behavior);
}

/** Brings that game of a round into sight which is nearest to what one looks at. */
export function showRound(box: Element, round: number): void {
  const cards = box.querySelectorAll(`[data-round="${round}"] [data-place]`);
  const away = (card: Element) => Math.abs(middleOf(card) - middleOf(box));
  const [nearest] = Array.from(cards).toSorted((one, other) => away(one) - away(other));
  if (nearest) bring(box, nearest, 'auto');
}

/** The round that stands where one has got to between the first and the last. */
export function roundInSight(box: Element, rounds: number): number {
  const farthest = box.scrollWidth - box.clientWidth;
  return farthest > 0 ? 1 + Math.round((box.scrollLeft / farthest) * (rounds - 1)) : 1;
}

function bring(box: Element, card: Element, behavior: ScrollBehavior): void {
  box.scrollBy({
    left: card.getBoundingClientRect().left - box.getBoundingClientRect().left - AHEAD,
    top: middleOf(card) - middleOf(box),
    behavior,
  });
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
