export const checkoutWords = {
  way: (darts: string) => `Cierre: ${darts}`,
  none: 'Sin cierre',
};
