import type { Outlook } from '@darts/contracts/leagues';
import { CircleSlash, Hand, Trophy, type LucideIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { Needs } from './needs.tsx';
import styles from './outlook.module.css';
import { words } from './words.ts';

type Verdict = NonNullable<Outlook['verdict']>;

const ICONS: Readonly<Record<Verdict, LucideIcon>> = {
  champion: Trophy,
  'own-hands': Hand,
  out: CircleSlash,
};

/** What a player can still reach, in words. */
export function OutlookFacts({ outlook }: { readonly outlook: Outlook }) {
  const { gamesLeft, best, worst, verdict, needs, isExact } = outlook;
  const mayRise = gamesLeft > 0 && best.place < worst.place;
  return (
    <>
      {verdict && <VerdictLine verdict={verdict} />}
      <dl className={styles['facts']}>
        <div>
          <dt>{words.place}</dt>
          <dd>
            {best.place === worst.place
              ? words.only(best.place)
              : words.between(best.place, worst.place)}
          </dd>
        </div>
        <div>
          <dt>{words.gamesLeft}</dt>
          <dd>{gamesLeft}</dd>
        </div>
      </dl>
      {best.onlyByTieBreak && <p>{words.winningTie(best.place)}</p>}
      {worst.onlyByTieBreak && <p>{words.losingTie(worst.place)}</p>}
      {needs.length > 0 && <Needs needs={needs} />}
      {needs.length === 0 && mayRise && <p>{words.nothingSure}</p>}
      <p className={classNames(text['small'], text['muted'])}>
        {isExact ? words.exact : words.bounds}
      </p>
    </>
  );
}

function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const Icon = ICONS[verdict];
  return (
    <p className={classNames(styles['verdict'], styles[verdict])}>
      <Icon size={24} aria-hidden />
      <span>
        <strong>{words.verdicts[verdict]}</strong>
        {verdict === 'own-hands' && <small>{words.ownHands}</small>}
      </span>
    </p>
  );
}
