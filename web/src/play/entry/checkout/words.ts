export const words = {
  way: (darts: string) => `Cierre: ${darts}`,
  none: 'Sin cierre',
};
