import { Printer } from 'lucide-react';
import { sheetAt } from '#paper/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import styles from './round-sheets.module.css';
import { competitionSheetWords } from './words.ts';

type Props = {
  readonly path: string; // path of the page with the sheets
  readonly rounds: readonly string[]; // names of the rounds, from the first
};

/** Links to the sheet of each round. */
export const RoundSheets = ({ path, rounds }: Props) => (
  <nav className={styles.sheets} aria-label={competitionSheetWords.ofRounds}>
    <p>
      <Printer size={18} aria-hidden />
      {competitionSheetWords.ofRounds}
    </p>
    <div className={layout.row}>
      {rounds.map((name, index) => (
        <ButtonLink key={name} to={sheetAt(path, index + 1)}>
          {name}
        </ButtonLink>
      ))}
    </div>
  </nav>
);
