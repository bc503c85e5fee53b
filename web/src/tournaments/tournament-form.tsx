import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { CompetitionFields } from '#competitions/competition-fields.ts';
import { CompetitionForm } from '#competitions/competition-form.tsx';
import type { FormProps } from '#competitions/form-props.ts';
import { tournamentForm } from './tournament-form-fields.ts';

/** Everything there is to settle of a tournament. */
export function TournamentForm({ start, ...props }: FormProps<CompetitionFields>) {
  const form = useForm<CompetitionFields>({
    resolver: standardSchemaResolver(tournamentForm),
    defaultValues: start,
  });
  return <CompetitionForm form={form} {...props} />;
}
