import type { League } from '@darts/contracts/leagues';
import { Printer } from 'lucide-react';
import { competitionSheetWords } from '#competitions/sheet/words.ts';
import { paths } from '#platform/paths.ts';
import { sheetAt } from '#paper/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { RoundField } from './round-field.tsx';
import { RoundGames } from './round-games.tsx';
import styles from './rounds.module.css';
import { useRound } from './use-round.ts';
import { roundWords } from './words.ts';

/** Games of a league, one round at a time, chosen by the address. */
export function Rounds({ league }: { readonly league: League }) {
  const [round, choose] = useRound(league.rounds);

  return (
    <section className={layout.card} aria-labelledby="rounds">
      <div className={styles.head}>
        <h2 id="rounds">{roundWords.title}</h2>
        <RoundField rounds={league.rounds} round={round} onChoose={choose} />
      </div>
      <RoundGames league={league} round={round} />
    </section>
  );
}

/** Link to the sheet of the round shown. */
export function RoundSheet({ league }: { readonly league: League }) {
  const [round] = useRound(league.rounds);

  return (
    <p className={layout.row}>
      <ButtonLink to={sheetAt(paths.league(league.leagueId), round)}>
        <Printer size={18} aria-hidden />
        {competitionSheetWords.ofRound(round)}
      </ButtonLink>
    </p>
  );
}
