import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** Shows the server's errors at their fields; the fields keep their values. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: UseFormReturn<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  const fields = Object.keys(getValues());
  const refusals = Object.entries(error.errors).filter(([field]) => fields.includes(field));

  for (const [index, [field, message]] of refusals.entries()) {
    // `field` is a name of the form, as checked above.
    setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
}
