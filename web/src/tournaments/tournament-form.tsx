import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { TournamentBody } from '@darts/contracts/tournaments';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CompetitionForm } from '#competitions/competition-form.tsx';
import { messageOf } from '#platform/api-error.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { toast } from '#ui/toast.ts';
import { tournamentForm } from './tournament-form-fields.ts';

type Props = {
  readonly start: TournamentBody;
  readonly action: string; // what sending the form is called
  readonly failure: string; // where the server has no words of its own
  readonly cancelTo: string; // an address
  readonly onSave: (fields: TournamentBody) => Promise<void>;
};

/** Everything there is to settle of a tournament. */
export function TournamentForm({ start, action, failure, cancelTo, onSave }: Props) {
  const form = useForm<TournamentBody>({
    resolver: standardSchemaResolver(tournamentForm),
    defaultValues: start,
  });
  const { register, handleSubmit, formState } = form;
  const { mutate, isPending } = useMutation({
    mutationFn: onSave,
    onError: (error) => {
      toast.error(messageOf(error, failure));
      showFieldErrors(error, form);
    },
  });

  return (
    <CompetitionForm
      fields={{
        name: register('name'),
        description: register('description'),
        startDate: register('startDate'),
        maxParticipants: register('maxParticipants', { valueAsNumber: true }),
      }}
      errors={formState.errors}
      action={action}
      isPending={isPending}
      cancelTo={cancelTo}
      onSubmit={() => void handleSubmit((fields) => mutate(fields))()}
    />
  );
}
