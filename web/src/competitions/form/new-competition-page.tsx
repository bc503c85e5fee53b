import { useState, type ComponentType } from 'react';
import type { Kind } from '#competitions/kind.ts';
import { FormPage } from './form-page.tsx';
import type { FormProps } from './form-props.ts';
import { OrganisersOnly } from './organisers-only.tsx';
import { useCreation } from './use-creation.ts';

type Props<Fields> = {
  readonly kind: Kind;
  readonly form: ComponentType<FormProps<Fields>>;
  readonly start: () => Fields; // what the form starts from
};

/** A competition to be made, by operators and admins. */
export const NewCompetitionPage = <Fields extends object>(props: Props<Fields>) => (
  <OrganisersOnly kind={props.kind}>
    <NewCompetition {...props} />
  </OrganisersOnly>
);

function NewCompetition<Fields extends object>({ kind, form: Form, start }: Props<Fields>) {
  const { words, paths } = kind;
  const [fields] = useState(start);
  const create = useCreation(kind);

  return (
    <FormPage kind={kind} title={words.create}>
      <Form
        start={fields}
        action={words.create}
        failure={words.createFailed}
        cancelTo={paths.list}
        onSave={create}
      />
    </FormPage>
  );
}
