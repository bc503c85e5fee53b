import type { UserRef } from '@darts/contracts/accounts';
import { useRuns, type Competition } from '#competitions/competition.ts';
import { placeOf, type Kind } from '#competitions/kind.ts';
import layout from '#ui/layout.module.css';
import { AtRisk } from './at-risk.tsx';
import { Helpers } from './helpers.tsx';
import styles from './officiating.module.css';
import { Withdrawal } from './withdrawal.tsx';
import { officiatingWords } from './words.ts';

type Props = {
  readonly kind: Kind;
  readonly id: string;
  readonly competition: Competition;
  readonly players: readonly UserRef[];
};

/** Tools of organisers; before the competition begins, only the helpers. */
export function Officiating({ kind, id, competition, players }: Props) {
  const place = placeOf(kind, id);
  const runs = useRuns()(competition);
  const hasBegun = competition.status !== 'pendiente';
  return (
    <section className={layout.section} aria-labelledby="officiating">
      <h2 id="officiating">{officiatingWords.title}</h2>
      <div className={styles.parts}>
        {hasBegun && <AtRisk place={place} />}
        <div className={styles.settings}>
          {hasBegun && (
            <Withdrawal kind={kind} place={place} competition={competition} players={players} />
          )}
          {runs && <Helpers kind={kind} id={id} />}
        </div>
      </div>
    </section>
  );
}
