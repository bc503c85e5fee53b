import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sheetsOf } from '#tournaments/bracket-geometry.ts';
import { Bracket, type BracketProps } from './bracket.tsx';
import styles from './bracket-page.module.css';
import { bracketWords } from './words.ts';

/** Bracket on several sheets of paper, if it is too large for one. Rendered only while printing. */
export function BracketSheets(props: BracketProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return undefined;
  const sheets = sheetsOf(props.rounds);
  return sheets.map((part, index) => (
    <div key={index} className={styles.sheet}>
      <p>{bracketWords.sheet(index + 1, sheets.length)}</p>
      <Bracket {...props} part={part} />
    </div>
  ));
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true)); // rendered before the browser lays out the print
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
