export const words = {
  board: 'Diana',
  bull: 'Bull',
  doubleBull: 'Doble Bull',
  multipliers: { 1: 'Simple', 2: 'Doble', 3: 'Triple' },
  inside: 'interior', // of the two single areas of a number, the one towards the bull
  out: 'OUT',
};
