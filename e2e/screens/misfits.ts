import type { Page } from '@playwright/test';

type Allowed = {
  readonly names: readonly string[]; // may end in an ellipsis where they do not fit; no other text may
  readonly isForm?: boolean; // the page may be scrolled down, and a row of names sideways
};

/** Returns the faults in how the visible game fits its screen, one line each; an empty list if it fits. */
export const misfits = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.locator('main').evaluate(findMisfits, { names });

/** Returns the faults in how a form fits its screen, one line each. The form may be longer than the screen. */
export const formMisfits = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.locator('main').evaluate(findMisfits, { names, isForm: true });

/** Runs in the page, so this function uses nothing from outside. */
function findMisfits(main: Element, { names, isForm = false }: Allowed): string[] {
  const SMALLEST = 44; // pixels of a touch target
  const SLACK = 1; // pixels of rounding
  const INK = { above: 0.17, below: 0.2 }; // em of a line that capitals and digits leave free
  const CONTROLS =
    'button, a, select, input:not([type=radio], [type=checkbox]), label:has([type=radio], [type=checkbox])';

  type Box = { left: number; top: number; right: number; bottom: number };
  type Item = { what: string; of: Element; box: Box };
  if (isForm) scrollTo(0, document.documentElement.scrollHeight); // so that sticky elements are in their place
  const highest = isForm ? -scrollY : 0;
  const screen: Box = { left: 0, top: highest, right: innerWidth, bottom: innerHeight };
  const root = main.querySelector('dialog:modal') ?? main.querySelector(':popover-open') ?? main;
  const found = new Set<string>();

  const controls = itemsOf(CONTROLS, (each) => `«${nameOf(each)}»`);
  const board = itemsOf('svg[role=group]', () => 'the board');
  const texts = [...textNodes()].flatMap(textItems).map(textInItsBoxes);
  const items = [...controls, ...board, ...texts.filter((each) => each !== undefined)];

  items.forEach(expectOnScreen);
  root.querySelectorAll('select').forEach(expectWhole);
  root.querySelectorAll('*').forEach(expectUnscrolled);
  items.forEach((one, index) => items.slice(index + 1).forEach((each) => expectApart(one, each)));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const isScrolled = scrollWidth > innerWidth || (scrollHeight > innerHeight && !isForm);
  if (isScrolled) found.add('the page is scrolled');
  controls.forEach(expectTouchable);
  return [...found];

  function itemsOf(selector: string, what: (of: Element) => string): Item[] {
    const all = [...root.querySelectorAll(selector)].filter(isSeen);
    return all.map((of) => ({ what: what(of), of, box: of.getBoundingClientRect() }));
  }

  function* textNodes(): Generator<Node> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
  }

  /** Returns the lines of a text, each as high as its ink. */
  function textItems(node: Node): Item[] {
    const of = node.parentElement;
    const said = node.textContent?.trim();
    if (!of || !said || of.closest('svg, select') || !isSeen(of)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(of).fontSize);
    return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
      what: said,
      of,
      box: { left, right, top: top + INK.above * size, bottom: bottom - INK.below * size },
    }));
  }

  /** Returns the visible part of a text; undefined in a row, or where the chalkboard has to be scrolled. */
  function textInItsBoxes(item: Item): Item | undefined {
    const box = { ...item.box };
    for (const each of ancestors(item.of)) {
      if (/^(inline|contents)$/.test(getComputedStyle(each).display)) continue;
      if (isRow(each)) return undefined;
      const outer = each.getBoundingClientRect();
      if (maybeCut(item, each)) box.right = Math.min(box.right, outer.right);
      if (isInside(box, outer)) continue;
      if (isChalk(each)) return undefined;
      found.add(`${item.what} ${at(box)} sticks out of its box ${at(outer)}`);
    }
    return { ...item, box };
  }

  function maybeCut({ what }: Item, by: Element): boolean {
    return names.includes(what) && getComputedStyle(by).textOverflow === 'ellipsis';
  }

  function expectOnScreen({ what, of, box }: Item): void {
    if (![...ancestors(of)].some(isRow) && !isInside(box, screen))
      found.add(`${what} is outside of the screen: ${at(box)}`);
  }

  function expectTouchable({ what, of, box }: Item): void {
    const { width, height } = of.getBoundingClientRect();
    if (Math.min(width, height) < SMALLEST - SLACK / 2)
      found.add(`${what} is too small: ${at(box)}`);
    if (isForm && of instanceof HTMLElement) {
      of.focus(); // scrolls to the control
      [...ancestors(of)].find(isRow)?.scrollBy(of.getBoundingClientRect().left - SMALLEST, 0);
    }
    const now = of.getBoundingClientRect();
    const hit = document.elementFromPoint((now.left + now.right) / 2, (now.top + now.bottom) / 2);
    if (hit ? !of.contains(hit) : isForm)
      found.add(`${what} is covered by «${hit && nameOf(hit)}»`);
  }

  /** Notes a select that cuts its chosen option. To measure the option, the select grows for a moment. */
  function expectWhole(select: HTMLSelectElement): void {
    const { width } = select.getBoundingClientRect();
    select.style.cssText = 'field-sizing: content; width: auto';
    const needed = select.getBoundingClientRect().width;
    select.style.cssText = '';
    if (needed > width + SLACK) found.add(`«${select.selectedOptions[0]?.text}» is cut`);
  }

  function expectUnscrolled(each: Element): void {
    const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowY) && !isChalk(each);
    if (scrolls && isSeen(each) && each.scrollHeight > each.clientHeight + SLACK) {
      found.add(`«${nameOf(each)}» has to be scrolled`);
    }
  }

  function expectApart(one: Item, other: Item): void {
    if (one.of.contains(other.of) || other.of.contains(one.of) || standsIn(one, other)) return;
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height =
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (width <= SLACK || height <= SLACK) return;
    found.add(`${one.what} ${at(one.box)} lies over ${other.what} ${at(other.box)}`);
  }

  /** True if the second item is a hint at the end of the first, a field. */
  function standsIn({ of: field }: Item, { of: hint }: Item): boolean {
    const isBeside = field.matches('input') && field.parentElement === hint.parentElement;
    return isBeside && getComputedStyle(hint).pointerEvents === 'none';
  }

  function* ancestors(element: Element): Generator<Element> {
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      yield each;
    }
  }

  function isSeen(element: Element): boolean {
    const chain = [...ancestors(element)];
    const isHidden = chain.some((each) => getComputedStyle(each).clipPath === 'inset(50%)');
    return !isHidden && element.checkVisibility({ visibilityProperty: true });
  }

  function isInside(box: Box, outer: Box): boolean {
    const isBeside = box.left < outer.left - SLACK || box.right > outer.right + SLACK;
    return !isBeside && box.top >= outer.top - SLACK && box.bottom <= outer.bottom + SLACK;
  }

  /** True if an element of a form scrolls sideways. */
  function isRow(element: Element): boolean {
    return isForm && getComputedStyle(element).overflowX === 'auto';
  }

  function isChalk(element: Element): boolean {
    return element.ariaLabel === 'Historial' && element.matches('section');
  }

  function nameOf(element: Element): string {
    return element.ariaLabel ?? element.textContent.trim().slice(0, 30);
  }

  function at({ left, top, right, bottom }: Box): string {
    return [left, top, right, bottom].map(Math.round).join(' ');
  }
}
