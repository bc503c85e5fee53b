import { useController, useFormContext, useWatch } from 'react-hook-form';
import { words as leagueWords } from '#leagues/words.ts';
import { Fold } from '#ui/form/fold.tsx';
import type { LeagueFields } from './league-form-fields.ts';
import { PointsFields } from './points-fields.tsx';
import { TieBreakOrder } from './tie-break-order.tsx';
import { words } from './words.ts';

/** What the games of a league are worth, and how it breaks ties; folded, as most leave it as it is. */
export function TableRulesFields() {
  const points = useWatch<LeagueFields, 'points'>({ name: 'points' });
  const { errors } = useFormContext<LeagueFields>().formState;
  const { field } = useController<LeagueFields, 'tieBreaks'>({ name: 'tieBreaks' });

  return (
    <Fold
      title={words.rules}
      brief={words.brief(leagueWords.briefWorth(points), field.value.length)}
      isWrong={errors.points !== undefined}
    >
      <PointsFields />
      <TieBreakOrder value={field.value} onChange={field.onChange} />
    </Fold>
  );
}
