import { useMutation } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '#platform/api-error.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { FormProps } from './form-props.ts';
import type { Draft } from './use-draft.ts';

/** Submits a form, and shows errors at their fields; the fields keep their values. */
export function useSaving<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  {
    draft,
    onSave,
    failure,
  }: Pick<FormProps<Fields>, 'onSave' | 'failure'> & { readonly draft: Draft },
) {
  const { mutate, isPending } = useMutation({
    mutationFn: (fields: Fields) => onSave(fields, draft.requestId),
    onError: (error) => {
      toast.error(messageOf(error, failure));
      showFieldErrors(error, form);
    },
  });
  return { save: form.handleSubmit((fields) => mutate(fields)), isPending };
}
