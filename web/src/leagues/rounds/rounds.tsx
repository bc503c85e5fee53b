import type { League } from '@darts/contracts/leagues';
import { Printer } from 'lucide-react';
import { words as sheet } from '#competitions/sheet/words.ts';
import { paths } from '#platform/paths.ts';
import { sheetAt } from '#sheets/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { RoundField } from './round-field.tsx';
import { RoundGames } from './round-games.tsx';
import styles from './rounds.module.css';
import { useRound } from './use-round.ts';
import { words } from './words.ts';

/** The games of a league, one round at a time; the address tells which. */
export function Rounds({ league }: { readonly league: League }) {
  const [round, choose] = useRound(league.rounds);

  return (
    <section className={layout['card']} aria-labelledby="rounds">
      <div className={styles['head']}>
        <h2 id="rounds">{words.title}</h2>
        <RoundField rounds={league.rounds} round={round} onChoose={choose} />
      </div>
      <RoundGames league={league} round={round} />
      {league.status !== 'pendiente' && (
        <p className={classNames(layout['row'], styles['sheet'])}>
          <ButtonLink variant="quiet" to={sheetAt(paths.league(league.leagueId), round)}>
            <Printer size={18} aria-hidden />
            {sheet.open}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
