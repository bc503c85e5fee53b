import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { words as leagueWords } from '#leagues/words.ts';
import type { LeagueFields } from './league-form-fields.ts';
import { PointsFields } from './points-fields.tsx';
import styles from './table-rules.module.css';
import { TieBreakOrder } from './tie-break-order.tsx';
import { words } from './words.ts';

/** What the games of a league are worth, and how it breaks ties; folded, as most leave it as it is. */
export function TableRulesFields() {
  const points = useWatch<LeagueFields, 'points'>({ name: 'points' });
  const { errors } = useFormContext<LeagueFields>().formState;
  const [isOpen, setOpen] = useState(false);
  const { field } = useController<LeagueFields, 'tieBreaks'>({ name: 'tieBreaks' });

  return (
    <details
      className={styles['rules']}
      open={isOpen || errors.points !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {words.rules}
          <small>{words.brief(leagueWords.briefWorth(points), field.value.length)}</small>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <PointsFields />
      <TieBreakOrder value={field.value} onChange={field.onChange} />
    </details>
  );
}
