export const words = {
  label: 'Versión nueva',
  message: 'Hay una versión nueva',
  take: 'Actualizar',
  later: 'Ahora no',
};
