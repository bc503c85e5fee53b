/** Names of the presets, as shown in the choice of a format. */
export const presetWords = {
  choice: 'Cómo se juega',
  presets: {
    classic: 'Clásico',
    double: '501 a doble',
    league: 'Liga: 501 a doble, al mejor de 3',
    quick: '301 rápido',
  },
  own: 'Personalizado',
};
