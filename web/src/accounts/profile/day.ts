import { dateFormat } from '#platform/locale.ts';

/** Date format of a profile: 03/09/2026. */
export const day = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
