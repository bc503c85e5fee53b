import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './panel.module.css';
import { useTurns } from './use-turns.ts';
import { tvWords } from './words.ts';

type Props<Item> = {
  readonly items: readonly Item[];
  readonly row: (item: Item) => ReactNode; // all rows must have the same height
};

/** List of the rows that fit; a longer list is shown in pages that alternate. */
export function Paged<Item>({ items, row }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState<number>(); // rows that fit; undefined until there is a row to measure
  const isEmpty = items.length === 0;
  const fitting = measured ?? Math.max(1, items.length);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const height = element.firstElementChild?.getBoundingClientRect().height ?? 0;
      if (height > 0) setMeasured(Math.max(1, Math.floor(element.clientHeight / height)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);

  const pages = Math.max(1, Math.ceil(items.length / fitting));
  const first = useTurns(pages) * fitting;
  const shown = items.slice(first, first + fitting);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {shown.map((item, index) => (
          // Keyed by position: several deleted players share a name.
          <Fragment key={first + index}>{row(item)}</Fragment>
        ))}
      </ul>
      {pages > 1 && (
        <p className={styles.pages}>
          {tvWords.pages(first + 1, first + shown.length, items.length)}
        </p>
      )}
    </>
  );
}
