import { countRounds } from '@darts/rules/leagues/schedule';
import { CalendarDays } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { formatDate } from '#competitions/calendar-date.ts';
import { leagueWords } from '#leagues/words.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { lastRoundDate } from './last-round.ts';
import { leagueForm, type LeagueFields } from './league-form-fields.ts';

/** Fields that the plan depends on; the name may still be missing. */
const planned = z.pick(leagueForm, {
  startDate: true,
  dayOfWeek: true,
  maxParticipants: true,
  isHomeAndAway: true,
});

/** Rounds and last date of the league if it filled up. */
export function LeaguePlan({ control }: { readonly control: Control<LeagueFields> }) {
  const plan = planOf(useWatch({ control }));

  return <div aria-live="polite">{plan && <Callout icon={CalendarDays}>{plan}</Callout>}</div>;
}

function planOf(fields: object): string | undefined {
  const { success, data } = planned.safeParse(fields);
  if (!success) return undefined;
  const rounds = countRounds(data.maxParticipants, data.isHomeAndAway);
  const lastDate = lastRoundDate(data.startDate, data.dayOfWeek, rounds);
  return leagueWords.planWhenFull(rounds, formatDate(lastDate));
}
