import type { Outlook } from '@darts/contracts/leagues';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import text from '#ui/text.module.css';
import styles from './outlook.module.css';
import { outlookWords } from './words.ts';

const SHOWN_NEEDS = 3;

/** Points that guarantee each place, best first. */
export function Needs({ needs }: Pick<Outlook, 'needs'>) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? needs : needs.slice(0, SHOWN_NEEDS);
  return (
    <>
      <h3 id={titleId} className={text.title3}>
        {outlookWords.needs}
      </h3>
      <ul className={styles.needs} aria-labelledby={titleId}>
        {shown.map(({ place, points }) => (
          <li key={place}>
            <span>{outlookWords.sure(place)}</span>
            <strong>{outlookWords.points(points)}</strong>
          </li>
        ))}
      </ul>
      {shown.length < needs.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {outlookWords.more}
        </Button>
      )}
    </>
  );
}
