import type { Outlook } from '@darts/contracts/leagues';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import text from '#ui/text.module.css';
import styles from './outlook.module.css';
import { words } from './words.ts';

const AT_FIRST = 3;

/** How many points make sure of which place; the best ones first. */
export function Needs({ needs }: Pick<Outlook, 'needs'>) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? needs : needs.slice(0, AT_FIRST);
  return (
    <>
      <h3 id={titleId} className={text['title3']}>
        {words.needs}
      </h3>
      <ul className={styles['needs']} aria-labelledby={titleId}>
        {shown.map(({ place, points }) => (
          <li key={place}>
            <span>{words.sure(place)}</span>
            <strong>{words.points(points)}</strong>
          </li>
        ))}
      </ul>
      {shown.length < needs.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.more}
        </Button>
      )}
    </>
  );
}
