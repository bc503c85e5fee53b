import type { TieBreak } from '@darts/rules/leagues/standings';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import type { Classification } from '#leagues/queries.ts';
import text from '#ui/text.module.css';
import styles from './tie-explanation.module.css';
import { tiesIn } from './ties.ts';

/** What decides, in the order in which it is tried. */
const tieBreaks: Readonly<Record<TieBreak, string>> = {
  direct: 'puntos en las partidas entre los empatados',
  wins: 'partidas ganadas',
  difference: 'diferencia de puntos restantes',
  mean: 'media por turno en la liga',
};

const listing = new Intl.ListFormat('es');

/** On demand: who has drawn games, and what decided between players of the same points. */
export function TieExplanation({ rows }: { readonly rows: Classification }) {
  const ties = useMemo(() => tiesIn(rows), [rows]);
  const drawn = rows.filter(({ draws }) => draws > 0);

  return (
    <details className={styles['explanation']}>
      <summary>
        Empates y desempates
        <ChevronDown size={20} aria-hidden />
      </summary>
      <p>
        Ganar da 3 puntos y empatar, 1. A igualdad de puntos deciden, por este orden:{' '}
        {listing.format(Object.values(tieBreaks))}.
      </p>
      {drawn.length > 0 && (
        <p>
          Partidas empatadas (PE):{' '}
          {listing.format(drawn.map(({ user, draws }) => `${user.username} ${draws}`))}.
        </p>
      )}
      {ties.map(({ points, parted }) => (
        <div key={points}>
          <h3 className={text['title3']}>Con {points === 1 ? '1 punto' : `${points} puntos`}</h3>
          <ul>
            {parted.map(({ rank, names, tieBreak }) => (
              <li key={rank}>
                {rank}.º {listing.format(names)}:{' '}
                {tieBreak ? tieBreaks[tieBreak] : 'iguales en todo'}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {ties.length === 0 && <p>Ahora no hay ningún empate a puntos.</p>}
    </details>
  );
}
