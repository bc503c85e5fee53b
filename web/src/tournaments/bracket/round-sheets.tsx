import { Printer } from 'lucide-react';
import { roundName } from '#competitions/round-name.ts';
import { words } from '#competitions/sheet/words.ts';
import { paths } from '#platform/paths.ts';
import { sheetAt } from '#sheets/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import styles from './bracket-page.module.css';

type Props = { readonly tournamentId: string; readonly rounds: number };

/** Ways to the sheet of each round. */
export const RoundSheets = ({ tournamentId, rounds }: Props) => (
  <nav className={styles['sheets']} aria-label={words.ofRounds}>
    <p>
      <Printer size={18} aria-hidden />
      {words.ofRounds}
    </p>
    <div className={layout['row']}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
        <ButtonLink key={round} to={sheetAt(paths.tournamentView(tournamentId), round)}>
          {roundName(round, rounds)}
        </ButtonLink>
      ))}
    </div>
  </nav>
);
