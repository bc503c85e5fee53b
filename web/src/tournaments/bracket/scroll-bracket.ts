/** Functions that scroll a box with a bracket, but not the page around the box. */

const AHEAD_PX = 24; // space left of a card

/** Scrolls the place with an id to the middle of the box. */
export function showPlace(box: Element, placeId: string, behavior: ScrollBehavior): void {
  const card = box.querySelector(`[data-place="${placeId}"]`);
  if (card) bring(box, card, behavior);
}

/** Scrolls to the game of a round that is nearest to the current position. */
export function showRound(box: Element, round: number): void {
  const cards = box.querySelectorAll(`[data-round="${round}"] [data-place]`);
  const away = (card: Element) => Math.abs(middleOf(card) - middleOf(box));
  const [nearest] = Array.from(cards).toSorted((one, other) => away(one) - away(other));
  if (nearest) bring(box, nearest, 'auto');
}

/** Returns the round at the current scroll position. */
export function roundInSight(box: Element, rounds: number): number {
  const farthest = box.scrollWidth - box.clientWidth;
  return farthest > 0 ? 1 + Math.round((box.scrollLeft / farthest) * (rounds - 1)) : 1;
}

function bring(box: Element, card: Element, behavior: ScrollBehavior): void {
  box.scrollBy({
    left: card.getBoundingClientRect().left - box.getBoundingClientRect().left - AHEAD_PX,
    top: middleOf(card) - middleOf(box),
    behavior,
  });
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
