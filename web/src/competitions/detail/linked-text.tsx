import { Fragment } from 'react';

const ADDRESS = /https?:\/\/[^\s<>"']+/giu;

/** Punctuation after an address, which belongs to the sentence. */
const TRAILING = /[.,;:!?)\]}»”’]+$/u;

/** Text by a user, with http and https addresses as links. */
export function LinkedText({ text }: { readonly text: string }) {
  return partsOf(text).map(({ at, words, href }) =>
    href === undefined ? (
      <Fragment key={at}>{words}</Fragment>
    ) : (
      // `noreferrer`: the other site gets neither the address of this page nor access to its window.
      <a key={at} href={href} target="_blank" rel="noreferrer">
        {words}
      </a>
    ),
  );
}

type Part = { readonly at: number; readonly words: string; readonly href?: string };

function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (!URL.canParse(address)) continue;
    parts.push({ at: from, words: text.slice(from, index) });
    parts.push({ at: index, words: address, href: address });
    from = index + address.length;
  }
  return [...parts, { at: from, words: text.slice(from) }].filter(({ words }) => words !== '');
}
