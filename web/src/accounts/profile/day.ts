import { dateFormat } from '#platform/locale.ts';

/** A day as a profile shows it: 03/09/2026. */
export const day = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
