import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { uiWords } from '#ui/words.ts';
import { CommonFields, type Beside } from './common-fields.tsx';
import type { CompetitionFields } from './competition-fields.ts';
import type { FormProps } from './form-props.ts';
import type { Draft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';

type Props<Fields extends CompetitionFields> = Omit<FormProps<Fields>, 'start'> &
  Beside & {
    readonly form: UseFormReturn<Fields>;
    readonly draft: Draft;
    readonly children?: ReactNode; // shown below the shared fields, such as a league's plan
  };

/** Form of a competition: the shared fields and those of its kind. */
export function CompetitionForm<Fields extends CompetitionFields>(props: Props<Fields>) {
  const { form, besideDate, besidePlaces, children, action, cancelTo } = props;
  const { save, isPending } = useSaving(form, props);
  const noteChange = useEffectEvent(props.draft.keep);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => noteChange(values),
      }),
    [form],
  );

  return (
    <form
      className={classNames(layout.card, layout.padded, layout.stackLarge)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void save();
      }}
    >
      <FormProvider {...form}>
        <CommonFields besideDate={besideDate} besidePlaces={besidePlaces} />
        {children}
      </FormProvider>
      <div className={classNames(layout.row, layout.rowEnd)}>
        <ButtonLink variant="quiet" to={cancelTo}>
          {uiWords.cancel}
        </ButtonLink>
        <Button type="submit" variant="go" large busy={isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
