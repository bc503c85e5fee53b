import type { Outlook } from '@darts/contracts/leagues';
import { CircleSlash, Hand, Trophy, type LucideIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Needs } from './needs.tsx';
import styles from './outlook.module.css';
import { outlookWords } from './words.ts';

type Verdict = NonNullable<Outlook['verdict']>;

const ICONS: Readonly<Record<Verdict, LucideIcon>> = {
  champion: Trophy,
  'own-hands': Hand,
  out: CircleSlash,
};

/** A player's best and worst outcome, in words. */
export function OutlookFacts({ outlook }: { readonly outlook: Outlook }) {
  const { gamesLeft, best, worst, verdict, needs, isExact } = outlook;
  const mayRise = gamesLeft > 0 && best.place < worst.place;
  return (
    <>
      {verdict && <VerdictLine verdict={verdict} />}
      <dl className={styles.facts}>
        <div>
          <dt>{outlookWords.place}</dt>
          <dd>
            {best.place === worst.place
              ? outlookWords.only(best.place)
              : outlookWords.between(best.place, worst.place)}
          </dd>
        </div>
        <div>
          <dt>{outlookWords.gamesLeft}</dt>
          <dd>{gamesLeft}</dd>
        </div>
      </dl>
      {best.onlyByTieBreak && <p>{outlookWords.winningTie(best.place)}</p>}
      {worst.onlyByTieBreak && <p>{outlookWords.losingTie(worst.place)}</p>}
      {needs.length > 0 && <Needs needs={needs} />}
      {needs.length === 0 && mayRise && <p>{outlookWords.nothingSure}</p>}
      <p className={classNames(text.small, text.muted)}>
        {isExact ? outlookWords.exact : outlookWords.bounds}
      </p>
    </>
  );
}

function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const Icon = ICONS[verdict];
  return (
    <p className={classNames(styles.verdict, styles[verdict])}>
      <Icon size={24} aria-hidden />
      <span>
        <strong>{outlookWords.verdicts[verdict]}</strong>
        {verdict === 'own-hands' && <small>{outlookWords.ownHands}</small>}
      </span>
    </p>
  );
}
