import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { Kind } from '#competitions/kind.ts';
import { toast } from '#ui/toasts/toast.ts';
import { FormPage } from './form-page.tsx';
import type { FormProps } from './form-props.ts';
import { OrganisersOnly } from './organisers-only.tsx';

type Props<Fields> = {
  readonly kind: Kind;
  readonly form: ComponentType<FormProps<Fields>>;
  readonly start: () => Fields; // returns the initial values
  /** Creates the competition, and returns its id. */
  readonly create: (fields: Fields, requestId: string) => Promise<string>;
};

/** Page to create a competition, for operators and admins. */
export const NewCompetitionPage = <Fields extends object>(props: Props<Fields>) => (
  <OrganisersOnly kind={props.kind}>
    <NewCompetition {...props} />
  </OrganisersOnly>
);

function NewCompetition<Fields extends object>(props: Props<Fields>) {
  const { kind, form: Form, start, create } = props;
  const { words, paths } = kind;
  const [fields] = useState(start);
  const navigate = useNavigate();

  async function save(filled: Fields, requestId: string): Promise<void> {
    const id = await create(filled, requestId);
    toast.success(words.created);
    void navigate(paths.page(id), { replace: true });
  }

  return (
    <FormPage kind={kind} title={words.create}>
      <Form
        start={fields}
        action={words.create}
        failure={words.createFailed}
        cancelTo={paths.list}
        onSave={save}
      />
    </FormPage>
  );
}
