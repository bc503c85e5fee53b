/** The envelope of a call that succeeded. */
export const ok = <Data>(data: Data, message = 'Operación exitosa') => ({
  success: true as const,
  message,
  data,
});
