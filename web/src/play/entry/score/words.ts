export const scoreEntryWords = {
  multiplier: 'Multiplicador',
  multipliers: { 1: 'Simple (1)', 2: 'Doble (2)', 3: 'Triple (3)' },
  notApplied: 'No se aplica',
  applyMultiplier: 'Aplicar multiplicador',
  bull: 'Bull',
  doubleBull: 'Doble Bull',
};
