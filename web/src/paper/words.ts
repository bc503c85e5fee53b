export const sheetWords = {
  print: 'Imprimir',
  sheet: 'Acta',
  signature: (name: string) => `Firma de ${name}`,
};
