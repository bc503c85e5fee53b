import { countRounds } from '@darts/rules/leagues/schedule';
import { CalendarDays } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { planWords } from '#leagues/plan-words.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { lastRoundDate } from './last-round.ts';
import { leagueForm, type LeagueFields } from './league-form-fields.ts';

/** How many rounds the league would have if it filled up, and until when it would go. */
export function LeaguePlan({ control }: { readonly control: Control<LeagueFields> }) {
  const plan = planOf(useWatch({ control }));

  return (
    <div aria-live="polite">
      {plan && <Callout icon={CalendarDays}>Con todas las plazas ocupadas tendrá {plan}</Callout>}
    </div>
  );
}

function planOf(fields: Partial<LeagueFields>): string | undefined {
  // The name may still be missing: only what the plan is made of matters.
  const { success, data } = leagueForm.safeParse({ ...fields, name: 'Liga', description: '' });
  if (!success) return undefined;
  const rounds = countRounds(data.maxParticipants, data.isHomeAndAway);
  return planWords(rounds, lastRoundDate(data.startDate, data.dayOfWeek, rounds));
}
