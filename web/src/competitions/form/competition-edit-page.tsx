import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { useRuns, type Competition } from '#competitions/competition.ts';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { TurnedAway } from '#competitions/turned-away.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { FormPage } from './form-page.tsx';
import type { FormProps } from './form-props.ts';
import { OrganisersOnly } from './organisers-only.tsx';
import { competitionFormWords } from './words.ts';

type Props<Answer, View extends Competition, Fields> = {
  readonly kind: Kind;
  readonly id: string;
  readonly query: UseQueryOptions<Answer, Error, View, string[]>;
  readonly form: ComponentType<FormProps<Fields>>;
  readonly fieldsOf: (competition: View) => Fields;
  readonly edit: (fields: Fields) => Promise<Answer>;
};

/** Edit page of a pending competition, for its creator. */
export const CompetitionEditPage = <Answer, View extends Competition, Fields extends object>(
  props: Props<Answer, View, Fields>,
) => (
  <OrganisersOnly kind={props.kind}>
    <CompetitionEdit key={props.id} {...props} />
  </OrganisersOnly>
);

function CompetitionEdit<Answer, View extends Competition, Fields extends object>({
  kind,
  id,
  query,
  form: Form,
  fieldsOf,
  edit,
}: Props<Answer, View, Fields>) {
  const { paths } = kind;
  const { data: competition, isError } = useQuery(query);
  const runs = useRuns();
  const navigate = useNavigate();
  const cache = useQueryClient();

  async function save(fields: Fields): Promise<void> {
    cache.setQueryData(placeOf(kind, id).queryKey, await edit(fields));
    toast.success(kind.words.edited);
    void navigate(paths.page(id), { replace: true });
  }

  if (isError && !competition) return <TurnedAway words={kind.words.loadFailed} to={paths.list} />;
  if (!competition) return <Loading />;
  const refusal = !runs(competition)
    ? kind.words.notTheCreator
    : competition.status !== 'pendiente' && competitionFormWords.alreadyBegun;
  if (refusal) return <TurnedAway words={refusal} to={paths.page(id)} />;
  return (
    <FormPage kind={kind} title={kind.words.edit}>
      <Form
        start={fieldsOf(competition)}
        action={competitionFormWords.save}
        failure={kind.words.editFailed}
        cancelTo={paths.page(id)}
        onSave={save}
      />
    </FormPage>
  );
}
