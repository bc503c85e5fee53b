import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import type { Classification, League } from '@darts/contracts/leagues';
import { tableRule } from '#leagues/table-rule.ts';
import { leagueWords } from '#leagues/words.ts';
import { allOf } from '#platform/locale.ts';
import text from '#ui/text.module.css';
import styles from './tie-explanation.module.css';
import { tiesIn } from './ties.ts';
import { standingsWords } from './words.ts';

const say = standingsWords.ties;
type Props = {
  readonly league: Pick<League, 'points' | 'tieBreaks'>;
  readonly rows: Classification;
};

/** Explanation of the draws and the tie-breaks, shown on demand. */
export function TieExplanation({ league, rows }: Props) {
  const ties = useMemo(() => tiesIn(rows), [rows]);
  const drawn = rows.filter(({ draws }) => draws > 0);

  return (
    <details className={styles.explanation}>
      <summary>
        {say.title}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <p>{tableRule(league)}</p>
      {drawn.length > 0 && (
        <p>{say.drawn(allOf(drawn.map(({ user, draws }) => `${user.username} ${draws}`)))}</p>
      )}
      {ties.map(({ points, parted }) => (
        <div key={points}>
          <h3 className={text.title3}>{say.withPoints(points)}</h3>
          <ul>
            {parted.map(({ rank, names, tieBreak }) => (
              <li key={rank}>
                {say.ranked(
                  rank,
                  allOf(names),
                  tieBreak ? leagueWords.tieBreaks[tieBreak] : say.equal,
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {ties.length === 0 && (
        <p>{rows.some(({ played }) => played > 0) ? say.none : say.notPlayed}</p>
      )}
    </details>
  );
}
