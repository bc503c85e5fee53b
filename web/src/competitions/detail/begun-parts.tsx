import type { UserRef } from '@darts/contracts/accounts';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Competition } from '#competitions/competition.ts';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { useOrganises } from '#competitions/use-organises.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { onDemand } from '#ui/loading/on-demand.tsx';
import styles from './begun-parts.module.css';
import { OfficiatingPart } from './officiating-part.tsx';
import { competitionDetailWords } from './words.ts';

const History = onDemand(() => import('#competitions/history/history.tsx'));

type Props = {
  readonly kind: Kind;
  readonly id: string;
  readonly competition: Competition;
  readonly players: readonly UserRef[];
};

/** Organisers' tools and history of a competition that has begun. */
export function BegunParts({ kind, id, competition, players }: Props) {
  const organises = useOrganises(kind, id, competition);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      {organises && competition.status === 'encurso' && (
        <OfficiatingPart kind={kind} id={id} competition={competition} players={players} />
      )}
      <details
        className={classNames(layout.card, layout.section, styles.history)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <h2>{competitionDetailWords.history}</h2>
          <ChevronDown size={20} aria-hidden />
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton height={120} />}>
            <History place={placeOf(kind, id)} />
          </Suspense>
        )}
      </details>
    </>
  );
}
