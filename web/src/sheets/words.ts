/** What stands on every sheet to print. */
export const words = {
  print: 'Imprimir',
  sheet: 'Acta',
  signature: (name: string) => `Firma de ${name}`,
};
