import { useController, useFormContext, useWatch } from 'react-hook-form';
import { leagueWords } from '#leagues/words.ts';
import { Fold } from '#ui/form/fold.tsx';
import type { LeagueFields } from './league-form-fields.ts';
import { PointsFields } from './points-fields.tsx';
import { TieBreakOrder } from './tie-break-order.tsx';
import { leagueFormWords } from './words.ts';

/** Points and tie-breaks of a league; folded, as most keep the defaults. */
export function TableRulesFields() {
  const points = useWatch<LeagueFields, 'points'>({ name: 'points' });
  const { errors } = useFormContext<LeagueFields>().formState;
  const { field } = useController<LeagueFields, 'tieBreaks'>({ name: 'tieBreaks' });

  return (
    <Fold
      title={leagueFormWords.rules}
      brief={leagueFormWords.brief(leagueWords.briefWorth(points), field.value.length)}
      isWrong={errors.points !== undefined}
    >
      <PointsFields />
      <TieBreakOrder value={field.value} onChange={field.onChange} />
    </Fold>
  );
}
