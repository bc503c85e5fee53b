import { useMutation } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '#platform/api-error.ts';
import { showFieldErrors } from '#platform/field-errors.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { FormProps } from './form-props.ts';

/** Sends a form, and says what is wrong with it; what was typed stays. */
export function useSaving<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  { onSave, failure }: Pick<FormProps<Fields>, 'onSave' | 'failure'>,
) {
  const { mutate, isPending } = useMutation({
    mutationFn: onSave,
    onError: (error) => {
      toast.error(messageOf(error, failure));
      showFieldErrors(error, form);
    },
  });
  return { save: form.handleSubmit((fields) => mutate(fields)), isPending };
}
