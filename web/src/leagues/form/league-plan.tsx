import { countRounds } from '@darts/rules/leagues/schedule';
import { CalendarDays } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { formatDate } from '#competitions/calendar-date.ts';
import { words } from '#leagues/words.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { lastRoundDate } from './last-round.ts';
import { leagueForm, type LeagueFields } from './league-form-fields.ts';

/** How many rounds the league would have if it filled up, and until when it would go. */
export function LeaguePlan({ control }: { readonly control: Control<LeagueFields> }) {
  const plan = planOf(useWatch({ control }));

  return <div aria-live="polite">{plan && <Callout icon={CalendarDays}>{plan}</Callout>}</div>;
}

function planOf(fields: Partial<LeagueFields>): string | undefined {
  // The name may still be missing: only what the plan is made of matters.
  const { success, data } = leagueForm.safeParse({ ...fields, name: 'unnamed', description: '' });
  if (!success) return undefined;
  const rounds = countRounds(data.maxParticipants, data.isHomeAndAway);
  const lastDate = lastRoundDate(data.startDate, data.dayOfWeek, rounds);
  return words.planWhenFull(rounds, formatDate(lastDate));
}
